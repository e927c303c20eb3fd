import type { Shell } from '../../catalogue/navigation.ts';

let pending: Promise<Shell> | undefined;

async function fetchNow(): Promise<Shell> {
  const address = document.querySelector<HTMLScriptElement>('script[data-shell]')?.dataset['shell'];
  if (!address) throw new Error('the document names no shell');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return (await response.json()) as Shell;
}

/**
 * Fetches the shell's data once; a failed fetch is forgotten, so that the next call retries.
 * @throws also in development, where the document embeds the shell
 */
export function fetchShell(): Promise<Shell> {
  pending ??= fetchNow().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
