import type { Output } from './output.ts';

interface Demand {
  names: readonly string[];
  /** Makes a file now. */
  want: (name: string) => Promise<void>;
  /** Makes a file when nobody waits for another one. */
  makeBehind: (output: Output) => Promise<void>;
}

/** Outputs that are made once, in their order or as soon as somebody wants them. `make` reports its errors itself. */
export function onDemand(outputs: readonly Output[], make: (output: Output) => Promise<void>): Demand {
  const byName = new Map(outputs.map((output) => [output.path, output]));
  const begun = new Map<string, Promise<void>>();
  const wanted = new Set<Promise<void>>();
  const makeOnce = (output: Output): Promise<void> => {
    const making = begun.get(output.path) ?? make(output);
    begun.set(output.path, making);
    return making;
  };
  return {
    names: [...byName.keys()],
    async want(name) {
      const output = byName.get(name);
      if (!output) return;
      const making = makeOnce(output);
      wanted.add(making);
      await making;
      wanted.delete(making);
    },
    async makeBehind(output) {
      while (wanted.size > 0) await Promise.all(wanted);
      await makeOnce(output);
    },
  };
}
