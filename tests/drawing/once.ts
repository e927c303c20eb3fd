/**
 * The same function, whose result for equal arguments is made once and shared by all files of a test process.
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
    made.set(key, known);
    return known;
  };
}
