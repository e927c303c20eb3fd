/** Results kept: all of two hundred machines make a heap of a gigabyte, from which Git and Node start six times slower. */
const kept = 8;

/**
 * The same function, whose latest results are shared by the assertions that need them one after the other.
 * @param keyOf by default for plain data
 */
export function once<A extends readonly unknown[], R>(
  make: (...args: A) => R,
  keyOf: (...args: A) => string = (...args) => JSON.stringify(args),
): (...args: A) => R {
  const made = new Map<string, R>();
  return (...args) => {
    const key = keyOf(...args);
    const known = made.get(key) ?? make(...args);
    made.delete(key);
    made.set(key, known);
    for (const [oldest] of made) if (made.size > kept) made.delete(oldest);
    return known;
  };
}
