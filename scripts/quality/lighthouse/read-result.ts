import type { Result } from 'lighthouse';
import { median } from '../../lib/figures.ts';

/** The speed figures of one run: milliseconds, and the layout shift (unitless). */
export interface Speed {
  largest: number;
  blocking: number;
  shift: number;
}

/** Throws when the result lacks a figure, which is a measuring error. */
export function readSpeed({ audits, requestedUrl = '' }: Pick<Result, 'audits' | 'requestedUrl'>): Speed {
  const figure = (id: string): number => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not tell ${id} of ${requestedUrl}`);
    return value;
  };
  return {
    largest: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}

/** The median of each figure. */
export function medianSpeed(speeds: readonly Speed[]): Speed {
  const of = (name: keyof Speed) => median(speeds.map((speed) => speed[name]));
  return { largest: of('largest'), blocking: of('blocking'), shift: of('shift') };
}

/** A category's score of 100. */
export function readScore({ categories }: Pick<Result, 'categories'>, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100);
}

/** Where an audit failed: addresses and selectors. */
function placesOf(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: { href?: string; url?: string; node?: { selector?: string } }[] };
  return items.flatMap(({ node, href, url }) => node?.selector ?? href ?? url ?? []).slice(0, 5);
}

/** The audits that lower a score, one per line, except those of the speed, which are in the table. */
export function listProblems({ audits, categories }: Pick<Result, 'audits' | 'categories'>): string[] {
  const counted = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    return `${id}: ${[audit.title, audit.displayValue, ...placesOf(audit.details)].filter(Boolean).join(' · ')}`;
  });
}
