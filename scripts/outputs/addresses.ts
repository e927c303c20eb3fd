/**
 * Numbers for the addresses that files refer to: tens of thousands of pages lead to the same few thousand, and a list
 * of numbers is read, compared and written in a fraction of the time.
 */
const names: string[] = [];
const numbers = new Map<string, number>();

/** The number of an address, the same for as long as the process runs. */
export function numberOf(address: string): number {
  const known = numbers.get(address);
  if (known !== undefined) return known;
  numbers.set(address, names.length);
  return names.push(address) - 1;
}

/** The address of a number. Throws when there is none, which is a fault of the program. */
export function addressOf(number: number): string {
  const name = names[number];
  if (name === undefined) throw new Error(`There is no address ${number}`);
  return name;
}

/** All numbers that stand in some lists, each once. */
export function numbersIn(lists: Iterable<readonly number[]>): number[] {
  const found = new Set<number>();
  for (const list of lists) for (const number of list) found.add(number);
  return [...found].sort((a, b) => a - b);
}
