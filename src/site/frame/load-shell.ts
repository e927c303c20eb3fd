import type { Shell } from '../../catalogue/page-data.ts';

let pending: Promise<Shell> | undefined;

/** Address of the file with what surrounds every page; undefined where the document carries it (in development). */
export function shellAddress(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[data-shell]')?.dataset['shell'];
}

/** Fetches that file, once: one that fails is forgotten, so that the next call tries again. Rejects when it does. */
export function fetchShell(address: string): Promise<Shell> {
  pending ??= request(address).catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function request(address: string): Promise<Shell> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return (await response.json()) as Shell;
}
