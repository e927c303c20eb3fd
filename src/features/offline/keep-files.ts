import type { KeepMessage } from './contract.ts';

/** Has the service worker cache files of this site, as soon as there is one; it does not with Save-Data. */
export async function keepFiles(paths: string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  const message: KeepMessage = { keep: paths };
  registration.active?.postMessage(message);
}
