import type { CacheName } from './contract.ts';

/** How much is kept, of which the least used goes first. */
export interface Limit {
  entries: number;
  /** Bytes of the largest answer that is kept: times `entries` it bounds the whole. */
  largest: number;
}

const kB = 1024;

/**
 * A page weighs about 50 kB, a sheet 60 to 200 kB, a photo up to 300 kB; the program with its font has some 60 files, of
 * which two builds have room. In all at most 160 MB, which browsers grant without a question; as a rule a tenth of it.
 */
export const limits: Record<Exclude<CacheName, 'offline'>, Limit> = {
  pages: { entries: 120, largest: 256 * kB },
  parts: { entries: 160, largest: 256 * kB },
  data: { entries: 40, largest: 512 * kB },
  pictures: { entries: 160, largest: 256 * kB },
  sheets: { entries: 30, largest: 1024 * kB },
};

/** Seconds without use after which an answer goes: 90 days. */
export const longest = 90 * 24 * 60 * 60;
