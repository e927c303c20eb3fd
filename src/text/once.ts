/** Makes something of an object once, and remembers it as long as the object is used. The object must not change. */
export function once<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { made: Made }>();
  return (key) => {
    let kept = known.get(key);
    if (!kept) known.set(key, (kept = { made: make(key) }));
    return kept.made;
  };
}

/** The same for texts, which are remembered for good: for those of which there are few. */
export function onceEach<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}
