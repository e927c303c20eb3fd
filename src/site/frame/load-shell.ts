import type { Shell } from '../../catalogue/page-data.ts';

let pending: Promise<Shell> | undefined;

/** URL of the shell's data; undefined when the document embeds it (in development). */
export function shellAddress(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[data-shell]')?.dataset['shell'];
}

/** Fetches the shell's data once; a failed fetch is forgotten, so that the next call retries. Rejects on failure. */
export function fetchShell(address: string): Promise<Shell> {
  pending ??= fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
      return response.json() as Promise<Shell>;
    })
    .catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
  return pending;
}
