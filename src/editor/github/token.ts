/** The editor's token: in memory and this window's session, or encrypted on this device if the editor asked for that. */
import { markFile } from '../../catalogue/media/app-icons.ts';
import { mediaPath } from '../../catalogue/paths.ts';
import { deviceStore } from '../../browser/device-store.ts';

const tokenKey = 'editor-github-token';

/** The key cannot be read out of the browser, so that a copy of its files is of no use. */
interface EncryptedToken {
  id: typeof tokenKey;
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  encrypted: ArrayBuffer;
}
const device = deviceStore<EncryptedToken>('editor-token', 'tokens');

let token: string | undefined;
let isPolicySent = false;

export const readToken = (): string | undefined => token;

/** Whether tokens outlive the page: only where the host sends the policy, without which any file could read them. */
export const canKeepToken = (): boolean => isPolicySent;

/** Undefined where the browser blocks storage. */
export function windowStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Reads the token of this window or device. Asks the host for a drawing first: opened in a tab it is a document of this
 * origin, and only a header keeps scripts from running there.
 */
export async function restoreToken(): Promise<void> {
  // Earlier versions kept it there, readable.
  if (windowStorage()) localStorage.removeItem(tokenKey);
  const answer = await fetch(mediaPath(markFile), { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  // A policy of the host's own may allow what ours keeps from running.
  isPolicySent = /\bscript-src 'self'(?![^;,]*'unsafe-)/.test(answer?.headers.get('Content-Security-Policy') ?? '');
  // Offline nothing is known of the host.
  if (answer && !isPolicySent) await keepToken(undefined);
  else token = windowStorage()?.getItem(tokenKey) ?? (await readEncrypted().catch(() => undefined));
}

/** Undefined signs out. `stays` keeps the token on this device, where it may be kept. */
export async function keepToken(next: string | undefined, { stays = false } = {}): Promise<void> {
  token = next;
  windowStorage()?.removeItem(tokenKey);
  await device.remove(tokenKey).catch(() => undefined);
  if (next === undefined || !isPolicySent) return;
  const isStored = stays && (await storeEncrypted(next).catch(() => undefined)) !== undefined;
  if (!isStored) windowStorage()?.setItem(tokenKey, next);
}

async function storeEncrypted(text: string): Promise<unknown> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return device.put({ id: tokenKey, key, iv, encrypted });
}

async function readEncrypted(): Promise<string | undefined> {
  const { key, iv, encrypted } = (await device.get(tokenKey)) ?? {};
  if (!key || !iv || !encrypted) return undefined;
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, encrypted));
}
