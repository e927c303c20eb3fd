import type { Result } from 'lighthouse';

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
