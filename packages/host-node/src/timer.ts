import type { Timer } from '@felt80/machine';

const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** The time of this process, from now on. A wake-up never comes early. */
export function openNodeTimer(): Timer {
  const startedAt = performance.now();
  const nowMs = (): number => performance.now() - startedAt;
  return {
    nowMs,
    wakeAt(ms, wake) {
      let timeout: NodeJS.Timeout;
      const arm = (): void => {
        timeout = setTimeout(
          () => {
            if (nowMs() < ms) arm();
            else wake();
          },
          Math.min(LONGEST_TIMEOUT_MS, Math.max(1, Math.ceil(ms - nowMs()))),
        );
      };
      arm();
      return () => clearTimeout(timeout);
    },
    nextTurn(wake) {
      const immediate = setImmediate(wake);
      return () => clearImmediate(immediate);
    },
  };
}
