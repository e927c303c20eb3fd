import type { CountWords } from '../page-data/find.ts';

/** "12 machines", "1 machine". */
export function countLabel({ one, count }: CountWords, number: number): string {
  return number === 1 ? one : count.replace('{count}', String(number));
}
