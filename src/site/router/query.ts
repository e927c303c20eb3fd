/** A query is texts only, percent-encoded: the router's own JSON form would write `"12"` for a text of digits. */
export type Query = Record<string, string>;

/** "?model=Strip%20Cutter" → { model: "Strip Cutter" }. Later repetitions of a name win. */
export function parseQuery(search: string): Query {
  return Object.fromEntries(new URLSearchParams(search));
}

/** { model: "Strip Cutter" } → "?model=Strip%20Cutter"; nothing at all → "". */
export function writeQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
