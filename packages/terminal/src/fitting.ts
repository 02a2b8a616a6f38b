import type { Display } from '@felt80/host-browser';
import type { Region } from '@felt80/machine';
import { type Area, adapters, wholeScreen } from '@felt80/text-mode';
import type { Cabinet } from './cabinet';

/** Boxes narrower than this (CSS pixels) and higher than wide are phones held upright. */
const PHONE_PX = 600;

/** Keeps the picture as large as its room, whole or the region that the program names. */
export interface Fitting {
  /** The region to look at on a small display; `undefined`: there is none. */
  area(region: Region | undefined): void;
  /** Whether there is a region that a small display would show alone. */
  readonly offersNear: boolean;
  /** Whether the region is to be shown rather than the whole. */
  near: boolean;
  /** Fits again, when something of the picture has changed. */
  again(): void;
  dispose(): void;
}

/** `changed` is called when `offersNear` may have changed; `beside` gets the parts to show beside the region. */
export function openFitting(
  { stage, window, screen }: Cabinet,
  display: Display,
  beside: (areas: readonly Area[]) => void,
  changed: () => void,
): Fitting {
  let region: Region | undefined;
  let near = true;
  const view = stage.ownerDocument.defaultView ?? globalThis.window;
  const upright = view.matchMedia('(orientation: portrait)');
  const offersNear = (): boolean => region !== undefined && upright.matches && stage.clientWidth < PHONE_PX;

  /** A region has its own shape: dots as tall as on the tube leave no room unused. */
  const shapeStage = (alone: Area | undefined): void => {
    const { cellWidth, cellHeight, dotShape } = adapters[display.look.adapter];
    stage.style.aspectRatio = alone ? `${alone.columns * cellWidth * dotShape} / ${alone.rows * cellHeight}` : '';
  };
  const fit = (): void => {
    const alone = near && offersNear() ? region : undefined;
    shapeStage(alone);
    const box = { width: stage.clientWidth, height: stage.clientHeight };
    if (box.width === 0 || box.height === 0) return;
    const { width, height, left, top } = display.fit(box, alone ?? wholeScreen);
    // A region ends a pixel early: the last one is mixed with what lies behind the edge.
    const edge = alone ? 1 : 0;
    window.style.width = `${Math.min(width, box.width) - edge}px`;
    window.style.height = `${Math.min(height, box.height) - edge}px`;
    screen.style.left = `${-left}px`;
    screen.style.top = `${-top}px`;
    beside(alone?.beside ?? []);
  };
  // In the next frame, so that a resize that the new size causes is no loop.
  let frame = 0;
  const observer = new view.ResizeObserver(() => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(() => {
      fit();
      changed();
    });
  });
  observer.observe(stage);
  // On a display of another density the picture takes another size by itself.
  observer.observe(display.element);
  fit();
  return {
    area(next) {
      if (JSON.stringify(next) === JSON.stringify(region)) return;
      region = next;
      fit();
      changed();
    },
    get offersNear() {
      return offersNear();
    },
    get near() {
      return near;
    },
    set near(on) {
      near = on;
      fit();
      changed();
    },
    again: fit,
    dispose() {
      view.cancelAnimationFrame(frame);
      observer.disconnect();
    },
  };
}
