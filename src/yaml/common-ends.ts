/** How many items two texts or lists share at their start, and how many of the others at their end. */
export function commonEnds<Item>(
  a: ArrayLike<Item>,
  b: ArrayLike<Item>,
  isSame: (a: Item | undefined, b: Item | undefined) => boolean = Object.is,
): { start: number; end: number } {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && isSame(a[start], b[start])) start++;
  let end = 0;
  while (end < most - start && isSame(a[a.length - 1 - end], b[b.length - 1 - end])) end++;
  return { start, end };
}
