import type { CacheName } from '../site/offline/contract.ts';

/** How much is kept, of which the least used goes first. */
export interface Limit {
  entries: number;
  /** Bytes of the largest answer that is kept: times `entries` it bounds the whole. */
  largest: number;
}

const kB = 1024;

/**
 * Unpacked, a page weighs 50 to 130 kB, the largest part of the program 320 kB, a sheet 60 to 90 kB, a drawing or photo
 * up to 140 kB. A build has some 50 parts, so that two have room. In all that is at most 180 MB, and as a rule a tenth
 * of it.
 */
export const limits: Record<Exclude<CacheName, 'offline'>, Limit> = {
  pages: { entries: 120, largest: 256 * kB },
  parts: { entries: 120, largest: 512 * kB },
  data: { entries: 40, largest: 512 * kB },
  pictures: { entries: 160, largest: 256 * kB },
  sheets: { entries: 30, largest: 1024 * kB },
};

/** Seconds without use after which an answer goes: 90 days. */
export const longest = 90 * 24 * 60 * 60;
