/** Milliseconds since 1970, in the first twelve digits of an id (RFC 9562, version 7). */
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

const isId = (id: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id);

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(2, 10).replaceAll('-', '');

/**
 * Reference of an enquiry for visitors and the sales office: its day (UTC) and the end of its id, as in
 * `261122-9F3A7C`. An id in another format is its own reference.
 */
export function referenceOf(id: string): string {
  return isId(id) ? `${dayOf(timeOf(id))}-${id.slice(-6).toUpperCase()}` : id;
}

/**
 * The id range that a reference matches: from `first`, before `next`, ending in `end`.
 * @returns undefined when it is no reference
 */
export function idsOf(reference: string): { first: string; next: string; end: string } | undefined {
  const [, year, month, day, end] = /^(\d\d)(\d\d)(\d\d)-?([0-9a-f]{6})$/i.exec(reference.trim()) ?? [];
  const start = Date.parse(`20${year}-${month}-${day}T00:00:00Z`);
  if (end === undefined || Number.isNaN(start)) return undefined;
  const prefix = (time: number) =>
    time
      .toString(16)
      .padStart(12, '0')
      .replace(/^(.{8})/, '$1-');
  return { first: prefix(start), next: prefix(start + 86_400_000), end: end.toLowerCase() };
}
