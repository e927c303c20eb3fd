import type { Finding, Fix } from '../../../yaml/finding.ts';
import { sheetsIn } from './model-sheets.ts';
import {
  calendarPath,
  firstPagePath,
  lookupKey,
  machineFilePath,
  reservedPaths,
  sheetPath,
} from '../../../catalogue/paths.ts';
import { folderKinds } from '../../../catalogue/kinds.ts';
import { escapePointer } from '../../../yaml/index-events.ts';
import { findingIn, valueAt, type Entry } from '../../../catalogue/entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';
import { takenPaths, type TakenPath } from './paths.ts';
import { explainUnknown } from '../../words.ts';
import { idsMeant } from '../../../text/nearest.ts';

/** Old URLs that are still in use or listed twice, and redirects to missing pages. */
export const rule: Rule = {
  names: ['redirect/nowhere', 'redirect/taken', 'redirect/twice'],
  looksAt: ['site'],
  checkEntry,
};

function checkEntry(site: Entry, input: RuleInput): Finding | Finding[] {
  const redirects = valueAt(site, '/redirects');
  if (typeof redirects !== 'object' || redirects === null) return [];
  const pages = input.entries.flatMap(takenPaths);
  const paths = pages.map(({ path }) => String(path));
  const taken = takenAddresses(input, pages);
  const seen = new Map<string, string>();
  // Deleting the only line would leave an empty field, which is invalid too.
  const lines = Object.keys(redirects).length === 1 ? 'the line and `redirects:` above it' : 'the line';
  const targets = new Map(
    Object.entries(redirects as Record<string, unknown>).map(([from, to]) => [lookupKey(from), to]),
  );
  return Object.entries(redirects as Record<string, unknown>).flatMap(([from, to]) => {
    const key = lookupKey(from);
    // `/tyre-chip-line_7.dxf` is a file of a line in one of its sizes.
    const whole = key.replace(/^(\/[a-z0-9-]+)_[\d-]+?(?=(?:-(?:metric|imperial))?\.(?:pdf|dxf|glb)$)/, '$1');
    const owner = taken.get(whole) ?? ownerOfPart(taken, key) ?? ownerOf(key);
    const first = seen.get(key);
    seen.set(key, first ?? from);
    if (owner !== undefined) {
      const message = `${from} is the address of ${owner}, so it cannot lead to another.`;
      return findingAt(site, from, {
        rule: 'redirect/taken',
        message,
        fix: `delete ${lines}, or first remove what is there`,
      });
    }
    if (first !== undefined) {
      const message = `${from} is already there as ${first}: capitals and a slash at the end make no difference.`;
      return findingAt(site, from, { rule: 'redirect/twice', message, fix: 'keep one of the two lines' });
    }
    if (typeof to !== 'string' || paths.includes(to)) return [];
    const orDelete = `write the address of a page, or delete ${lines}`;
    if (lookupKey(to) === key)
      return findingAt(site, from, { rule: 'redirect/nowhere', message: `${from} leads to itself.`, fix: orDelete });
    return explainTarget(site, { from, to, onward: targets.get(lookupKey(to)) }, paths, orDelete);
  });
}

/** Who uses each URL of the site: pages, machines' files, the company's files. */
function takenAddresses(input: RuleInput, pages: readonly TakenPath[]): Map<string, string> {
  return new Map([
    ...input.media.map(({ file }) => [`/media/${file}`.toLowerCase(), `the file data/media/${file}`] as const),
    ...sheetsIn(input).map(({ id, entry }) => [sheetPath(id), `the PDF sheet of ${entry.file}`] as const),
    ...folderKinds
      .flatMap(({ id, hasPage, hasSheet }) => (hasPage && hasSheet ? entriesOf(input, id) : []))
      .flatMap(({ id, file }) =>
        (['dxf', 'glb'] as const).map((format) => [machineFilePath(id, format), `a drawing of ${file}`] as const),
      ),
    ...[calendarPath, '/licenses.txt', '/llms.txt'].map((file) => [file, 'a file of the site itself'] as const),
    ...pages.flatMap(({ path, entry }) =>
      [lookupKey(path), `${lookupKey(path)}.html`].map((address) => [address, `the page of ${entry.file}`] as const),
    ),
  ]);
}

/** The list whose further pages are below a URL, however many there are today. */
function ownerOfPart(taken: Map<string, string>, key: string): string | undefined {
  const list = firstPagePath(key);
  const page = list === undefined ? undefined : taken.get(list);
  return page === undefined ? undefined : `${page}, whose list continues there when it is long`;
}

/** What the site itself serves below a URL; under `/media` only existing files. */
function ownerOf(key: string): string | undefined {
  const start = /^\/[^/.]*/.exec(key)?.[0] ?? '';
  return start !== '/media' && reservedPaths.includes(start) ? 'a file of the site itself' : undefined;
}

function explainTarget(
  site: Entry,
  { from, to, onward }: { from: string; to: string; onward: unknown },
  paths: readonly string[],
  otherwise: string,
): Finding {
  const pointer = `/redirects/${escapePointer(from)}`;
  if (typeof onward === 'string' && paths.includes(onward)) {
    return findingIn(site, pointer, {
      rule: 'redirect/nowhere',
      message: `${to} is itself an old address, which leads to ${onward}.`,
      fix: { field: from, value: onward },
    });
  }
  return findingIn(site, pointer, {
    rule: 'redirect/nowhere',
    ...explainUnknown(to, idsMeant(to, paths), `${to} is not the address of a page`, {
      write: (value) => ({ field: from, value }),
      otherwise,
    }),
  });
}

function findingAt(site: Entry, from: string, words: { rule: string; message: string; fix: Fix }): Finding {
  return findingIn(site, `/redirects/${escapePointer(from)}`, words, 'name');
}
