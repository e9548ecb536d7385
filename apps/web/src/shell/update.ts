import { createStore } from 'zustand/vanilla';

/** A version of the app that waits to be used. */
interface UpdateState {
  readonly waiting: ServiceWorker | undefined;
  readonly isPutOff: boolean;
}

export const updateStore = createStore<UpdateState>(() => ({ waiting: undefined, isPutOff: false }));

const HOUR = 3_600_000;

/** Makes the app ready for visits without a connection, and looks for newer versions of it. */
export function keepOffline(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  // Only secure addresses have one, and only a build has the file; without it the app is a page like any other.
  if (serviceWorker === undefined) return;
  const begin = (): void => {
    serviceWorker
      .register('./sw.js', { updateViaCache: 'none' })
      .then(watch)
      // Private windows and full disks refuse; the page itself works.
      .catch(() => {});
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = (): void => {
    // Without a controller this is the first visit, and nothing is new.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
      updateStore.setState({ waiting: registration.waiting, isPutOff: false });
    }
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  offer();
  const look = (): void => {
    registration.update().catch(() => {});
  };
  setInterval(look, HOUR);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

export const putOffUpdate = (): void => updateStore.setState({ isPutOff: true });

/** Lets the new version take its place, and this page begin again with it. Other tabs stay as they are. */
export function takeUpdate(): void {
  const { waiting } = updateStore.getState();
  if (waiting === undefined) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // Another tab may have let it in already.
  if (waiting.state === 'activated' || waiting.state === 'redundant') location.reload();
  else waiting.postMessage('takeOver');
}
