/** What the declaration of each kind (src/features/kinds/content-expectation.ts) expects of the site, by the data alone. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { kindsById } from '#generated/declared-kinds.gen.ts';
import { folderKinds } from '../../src/catalogue/kinds.ts';
import { pageAddress, type Content } from './read-content.ts';

interface ExpectedEntry {
  name: string;
  file: string;
  /** Its page; undefined if it has none. */
  page: { path: string; heading: string } | undefined;
  /** What a visitor types, and where the search leads. */
  search: { words: string; leadsTo: string };
  /** The page that lists it. */
  list: string | undefined;
  texts: string[];
  /** What its PDF carries. */
  sheet: string | undefined;
}

/** All texts at a path of fields, also in lists and blocks: `stations.notes`. */
function textsAt(value: unknown, fields: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, fields));
  if (typeof value !== 'object' || value === null) {
    return fields.length > 0 || value === undefined || value === null ? [] : [String(value)];
  }
  const [first, ...others] = fields;
  const inner = new Map<string, unknown>(Object.entries(value));
  return first === undefined ? textsAt([...inner.values()], []) : textsAt(inner.get(first), others);
}

/** Every entry of the kinds that say what they expect. */
export function expectedEntries(content: Content): ExpectedEntry[] {
  return folderKinds.flatMap(({ id: kind, folder }) => {
    const { expected } = kindsById[kind];
    if (!expected) return [];
    return globSync(`${folder}/*.yaml`, { cwd: content.dataDir })
      .sort()
      .map((file): ExpectedEntry => {
        const value = load(readFileSync(path.join(content.dataDir, file), 'utf8'));
        const at = (field: string) => textsAt(value, field.split('.'));
        const [heading] = [expected.heading].flat().flatMap(at);
        const [address = `/${path.basename(file, '.yaml')}`] = at('path');
        const [words = ''] = expected.found === undefined ? [heading] : at(expected.found);
        const page = heading === undefined ? undefined : { path: address, heading };
        const elsewhere =
          expected.foundOn === undefined ? undefined : content.pages.find(({ id }) => id === expected.foundOn);
        return {
          name: words,
          file,
          page,
          search: { words, leadsTo: page?.path ?? elsewhere?.path ?? '/' },
          list: expected.list === undefined ? undefined : pageAddress(content, expected.list),
          texts: (expected.texts ?? []).flatMap(at),
          sheet: expected.sheet === undefined ? undefined : at(expected.sheet)[0],
        };
      });
  });
}
