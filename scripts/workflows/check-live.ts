import { setTimeout as sleep } from 'node:timers/promises';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { compareTexts } from '../../src/yaml/finding.ts';
import { isNotFoundFile, pathOfHtmlFile } from '../../src/catalogue/paths.ts';
import { forEachLimited } from '../lib/for-each-limited.ts';
import { readRedirects } from './write-redirect-pages.ts';

interface DeadAddress {
  address: string;
  problem: string;
}

/** Concurrent requests: fast, without overloading a small host. */
const concurrency = 6;

/** Request timeout in milliseconds. */
const timeout = 15_000;

/** Finds what is wrong with an answer, as the end of a sentence. */
type Check = (response: Response) => Promise<string | undefined>;

/**
 * Requests everything that the built site answers until the live site answers it too: pages, their data, PDFs and
 * redirects. Repeats only what is not live yet.
 * @param wait milliseconds between two rounds
 * @returns how many addresses there are, and those that never were live
 */
export async function checkLive(
  siteDir: string,
  origin: string,
  { tries, wait, onRound }: { tries: number; wait: number; onRound?: (left: number, round: number) => void },
): Promise<{ count: number; dead: DeadAddress[] }> {
  const checks = await listChecks(siteDir, origin);
  const ask = (address: string) =>
    fetch(origin + address, {
      redirect: 'manual',
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(timeout),
    });
  let dead = [...checks.keys()].map((address): DeadAddress => ({ address, problem: '' }));
  for (let round = 1; round <= tries && dead.length > 0; round += 1) {
    if (round > 1) await sleep(wait);
    const left = dead;
    dead = [];
    await forEachLimited(left, concurrency, async ({ address }) => {
      const problem = await ask(address).then(checks.get(address)).catch(sayUnreachable);
      if (problem !== undefined) dead.push({ address, problem });
    });
    if (dead.length > 0) onRound?.(dead.length, round);
  }
  return { count: checks.size, dead: dead.toSorted((a, b) => compareTexts(a.address, b.address)) };
}

/** The checks of a built site by encoded address. */
async function listChecks(siteDir: string, origin: string): Promise<Map<string, Check>> {
  const list = async (pattern: string) => {
    const names = await Array.fromAsync(glob(pattern, { cwd: siteDir }));
    return names.map((name) => name.split(path.sep).join('/')).sort();
  };
  const checks = new Map<string, Check>();
  const add = (address: string, check: Check) => checks.set(encodeURI(address), check);
  for (const name of await list('**/*.html')) {
    if (!isNotFoundFile(name)) add(pathOfHtmlFile(name), checkPage);
  }
  for (const name of [...(await list('_data/**/*.json')), ...(await list('**/*.pdf'))])
    add(`/${name}`, (response) => checkBytes(response, path.join(siteDir, name)));
  for (const { from, to } of await readRedirects(siteDir))
    add(from, (response) => checkRedirect(response, origin + encodeURI(from), to));
  return checks;
}

function sayUnreachable(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  const { cause } = error;
  return `does not answer: ${cause instanceof Error ? cause.message : error.message}`;
}

async function checkPage(response: Response): Promise<string | undefined> {
  const body = await response.text();
  if (response.status !== 200) return `answers ${response.status}`;
  return isHtml(response) && body.includes('<h1') ? undefined : 'answers with something that is no page';
}

async function checkBytes(response: Response, file: string): Promise<string | undefined> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) return `answers ${response.status}`;
  return bytes.equals(await readFile(file)) ? undefined : 'still shows another state than the one built';
}

/** Target of an HTTP redirect, or of a page from `redirect-pages.ts` on hosts without redirect rules. */
async function checkRedirect(response: Response, from: string, to: string): Promise<string | undefined> {
  const body = await response.text();
  const location = response.headers.get('Location');
  if (response.status >= 300 && response.status < 400 && location !== null)
    return new URL(location, from).href === new URL(to, from).href
      ? undefined
      : `leads to ${location} and not to ${to}`;
  if (response.status === 200 && isHtml(response) && body.includes(`content="0; url=${to}"`)) return undefined;
  return `answers ${response.status} and does not lead to ${to}`;
}

function isHtml(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
}
