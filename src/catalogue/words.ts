import type { Words } from '#generated/entries.gen.ts';

/** The words of data/words.yaml that every page knows. */
export type { Words };

/** A text with its `{name}`s filled in; one that is not given stays as it is written. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
