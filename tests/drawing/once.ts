/** The same function, whose result for the same arguments (plain data) is made once and shared by the assertions of a file. */
export function once<A extends readonly unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  const made = new Map<string, R>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = made.get(key) ?? make(...args);
    made.set(key, known);
    return known;
  };
}
