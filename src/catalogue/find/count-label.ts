import type { CountWords } from '../page-data/find.ts';
import { fill } from '../words.ts';

/** "12 machines", "1 machine". */
export function countLabel({ one, count }: CountWords, number: number): string {
  return number === 1 ? one : fill(count, { count: number });
}
