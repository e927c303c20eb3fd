import { setTimeout as sleep } from 'node:timers/promises';
import { type LiveAddress, checkAddress } from './check-address.ts';

export interface LiveSettings {
  origin: string;
  /** The built site, to see that what answers is the new state and not the old one. */
  siteDir: string | undefined;
  /** How often an address is asked before it counts as dead. */
  tries: number;
  /** Milliseconds between two rounds. */
  wait: number;
  onRound?: (left: number, round: number) => void;
}

export interface DeadAddress {
  path: string;
  problem: string;
}

/** Addresses asked at once: quick, and no burden for a small host. */
const atOnce = 6;

/** Asks for every address until it is live, those that are not again and again. @returns those that never were */
export async function checkAll(addresses: readonly LiveAddress[], settings: LiveSettings): Promise<DeadAddress[]> {
  let left = [...addresses];
  let dead: DeadAddress[] = [];
  for (let round = 1; round <= settings.tries && left.length > 0; round += 1) {
    if (round > 1) await sleep(settings.wait);
    dead = [];
    for (let start = 0; start < left.length; start += atOnce) {
      const some = left.slice(start, start + atOnce);
      const problems = await Promise.all(some.map((address) => checkAddress(address, settings)));
      dead.push(...some.flatMap(({ path }, index) => (problems[index] ? [{ path, problem: problems[index] }] : [])));
    }
    left = left.filter(({ path }) => dead.some((other) => other.path === path));
    if (left.length > 0) settings.onRound?.(left.length, round);
  }
  return dead;
}
