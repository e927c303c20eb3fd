import type { PageHead } from '../../catalogue/page-data.ts';

/** What stands on top of a printed page: the brand, the page's address, and the day of its data where that is known. */
export function printLine(brand: string, { canonical, modified }: Partial<PageHead>): string {
  const day = modified?.split('-').toReversed().join('-');
  return [brand, canonical, day].filter((part) => part !== undefined).join(' · ');
}
