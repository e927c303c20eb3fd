import { useLocation } from '@tanstack/react-router';

/** A query of strings, percent-encoded: the router's default JSON form would write `"12"` for a string of digits. */
export type Query = Record<string, string>;

/**
 * "?model=Strip%20Cutter" → { model: "Strip Cutter" }. Plain forms repeat the names of checkboxes:
 * "?models=a&models=b" → { models: "a,b" }.
 */
export function parseQuery(search: string): Query {
  const pairs = new URLSearchParams(search);
  return Object.fromEntries([...pairs.keys()].map((name) => [name, pairs.getAll(name).join(',')]));
}

/** { model: "Strip Cutter" } → "?model=Strip%20Cutter"; empty → "". Commas, colons and @ stay readable. */
export function writeQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(String(value)).replaceAll(/%(?:2C|3A|40)/g, decodeURIComponent)}`,
    );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** One query parameter; undefined when missing. */
export function useQueryField(name: string): string | undefined {
  return useLocation({ select: ({ search }) => (search as Query)[name] });
}
