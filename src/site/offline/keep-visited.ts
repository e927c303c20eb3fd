import type { KeepMessage } from './contract.ts';

/**
 * Has a page that was come to without loading a document kept on this device; without a service worker, nothing
 * happens.
 */
export function keepVisited(path: string): void {
  if (!('serviceWorker' in navigator)) return;
  const message: KeepMessage = { keep: [path] };
  navigator.serviceWorker.controller?.postMessage(message);
}
