/** What can become of a new version. */
export interface Updates {
  /** A new version is ready: it comes at the next start, or when `take` is called. */
  ready(take: () => void): void;
  /** The new version has been taken, `isOurs`: by this page. What this page still does would be done by the old one. */
  taken(isOurs: boolean): void;
}

function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Makes the page work offline, and looks for new versions, once `started` has come. What other tabs take is heard from the beginning on: a
 * page that was opened behind others has drawn nothing yet. Where all that cannot be, nothing happens.
 */
export async function keepUpToDate({ ready, taken }: Updates, started: Promise<void>): Promise<void> {
  const container = workers();
  if (!container) return;
  // The first worker only begins to serve the page that it came with.
  let isServed = container.controller !== null;
  let isOurs = false;
  container.addEventListener('controllerchange', () => {
    if (isServed) taken(isOurs);
    isServed = true;
  });
  await started;
  const registration = await container.register('./sw.js').catch(() => undefined);
  if (!registration) return;
  let offered: ServiceWorker | undefined;
  const look = (): void => {
    const { waiting } = registration;
    if (!waiting || waiting === offered || !container.controller) return;
    offered = waiting;
    ready(() => {
      isOurs = true;
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}
