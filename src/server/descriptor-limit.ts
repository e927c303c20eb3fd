import { readFileSync } from 'node:fs';

/** How many files and connections this process may have open; Node raises the limit to the hard one at its start. */
export function descriptorLimit(): number {
  try {
    const [, soft = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === '' ? Infinity : Number(soft);
  } catch {
    // Only Linux tells it there.
    return Infinity;
  }
}
