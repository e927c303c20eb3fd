/** Makes something of an object once, and remembers it as long as the object is used. The object must not change. */
export function once<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { made: Made }>();
  return (key) => {
    let one = known.get(key);
    if (!one) known.set(key, (one = { made: make(key) }));
    return one.made;
  };
}
