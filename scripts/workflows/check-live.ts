import { setTimeout as sleep } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataPath } from '../../src/catalogue/paths.ts';
import type { Comparison } from '../../src/catalogue/changes/report.ts';
import { addressesToAnswer } from '../../src/catalogue/changes/compare.ts';

interface LiveSettings {
  origin: string;
  /** The built site, to verify that the live site has the new state. */
  siteDir: string | undefined;
  /** Attempts per address before it counts as dead. */
  tries: number;
  /** Milliseconds between two rounds. */
  wait: number;
  onRound?: (left: number, round: number) => void;
}

interface DeadAddress {
  path: string;
  problem: string;
}

/** Concurrent requests: fast, without overloading a small host. */
const concurrency = 6;

/** Requests every address until it is live, retrying those that are not. @returns those that never were */
export async function checkAll(addresses: readonly LiveAddress[], settings: LiveSettings): Promise<DeadAddress[]> {
  let left = [...addresses];
  let dead: DeadAddress[] = [];
  for (let round = 1; round <= settings.tries && left.length > 0; round += 1) {
    if (round > 1) await sleep(settings.wait);
    dead = [];
    for (let start = 0; start < left.length; start += concurrency) {
      const some = left.slice(start, start + concurrency);
      const problems = await Promise.all(some.map((address) => checkAddress(address, settings)));
      dead.push(...some.flatMap(({ path }, index) => (problems[index] ? [{ path, problem: problems[index] }] : [])));
    }
    left = left.filter(({ path }) => dead.some((other) => other.path === path));
    if (left.length > 0) settings.onRound?.(left.length, round);
  }
  return dead;
}

/** Request timeout in milliseconds. */
const timeout = 15_000;

interface Site {
  origin: string;
  siteDir: string | undefined;
}

/** @returns what is wrong with an address, as the end of a sentence; undefined when it is live */
async function checkAddress(address: LiveAddress, site: Site): Promise<string | undefined> {
  if (!address.path.startsWith('/') || new URL(address.path, site.origin).origin !== site.origin)
    return 'is no address of this site';
  try {
    if (address.to !== undefined) return await checkRedirect(address.path, address.to, site.origin);
    return address.kind === 'pdf' ? await checkSheet(address.path, site) : await checkPage(address.path, site);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { cause } = error;
    return `does not answer: ${cause instanceof Error ? cause.message : error.message}`;
  }
}

function ask(origin: string, address: string): Promise<Response> {
  return fetch(origin + encodeURI(address), {
    redirect: 'manual',
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(timeout),
  });
}

async function checkPage(address: string, { origin, siteDir }: Site): Promise<string | undefined> {
  const response = await ask(origin, address);
  const body = await response.text();
  if (response.status !== 200) return `answers ${response.status}`;
  if (!isHtml(response) || !body.includes('<h1')) return 'answers with something that is no page';
  if (siteDir === undefined) return undefined;
  const data = await ask(origin, dataPath(address));
  return data.status === 200 ? compareBytes(data, siteDir, dataPath(address)) : `has data that answers ${data.status}`;
}

async function checkSheet(address: string, { origin, siteDir }: Site): Promise<string | undefined> {
  const response = await ask(origin, address);
  if (response.status !== 200) return `answers ${response.status}`;
  const start = Buffer.from(await response.clone().arrayBuffer()).toString('latin1', 0, 5);
  if (start !== '%PDF-') return 'answers with something that is no PDF';
  return siteDir === undefined ? undefined : compareBytes(response, siteDir, address);
}

async function compareBytes(response: Response, siteDir: string, file: string): Promise<string | undefined> {
  const wanted = await readFile(join(siteDir, file));
  return wanted.equals(Buffer.from(await response.arrayBuffer()))
    ? undefined
    : 'still shows another state than the one built';
}

/** Target of an HTTP redirect, or of a page from `redirect-pages.ts` on hosts without redirect rules. */
async function checkRedirect(from: string, to: string, origin: string): Promise<string | undefined> {
  const response = await ask(origin, from);
  const body = await response.text();
  const location = response.headers.get('Location');
  if (response.status >= 300 && response.status < 400 && location !== null) {
    const target = new URL(location, origin + encodeURI(from));
    return target.origin === origin && decodeURI(target.pathname) === to
      ? undefined
      : `leads to ${location} and not to ${to}`;
  }
  if (response.status === 200 && isHtml(response) && body.includes(`content="0; url=${encodeURI(to)}"`))
    return undefined;
  return `answers ${response.status} and does not lead to ${to}`;
}

function isHtml(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
}

/** An address that must work after a change; with `to`, it must redirect there. */
interface LiveAddress {
  path: string;
  kind: 'page' | 'pdf' | 'redirect';
  to?: string;
}

/** New and changed pages with their PDFs, and redirected addresses. */
export function addressesOf(comparison: Comparison): LiveAddress[] {
  const answering = addressesToAnswer(comparison).map((address): LiveAddress => {
    return { path: address, kind: address.endsWith('.pdf') ? 'pdf' : 'page' };
  });
  return [...answering, ...comparison.redirects.map(({ from, to }) => ({ path: from, kind: 'redirect' as const, to }))];
}
