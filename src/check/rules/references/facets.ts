import { defaults } from '#generated/defaults.gen.ts';
import type { PageLines } from '#generated/entries.gen.ts';
import { asBlock, withDefaults } from '../../../yaml/block.ts';
import { withFix, type Finding } from '../../../yaml/finding.ts';
import { normalizeName } from '../../../text/names.ts';
import { unitOf } from '../../../figures/units.ts';
import { findingIn, isRead, itemsAt, textAt, valueAt, type Entry } from '../../../catalogue/entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';
import { explainUnknown, didYouMean, joinWords } from '../../words.ts';
import { nearest } from '../../../text/nearest.ts';

/** Fields whose facet has another name. */
const namedFields = { materials: 'material', jobs: 'job' } as const;
const facetsByPointer = new Map<string, string>(Object.entries(namedFields).map(([field, id]) => [`/${field}`, id]));

/** A facet as written in pages/find.yaml. */
interface WrittenFacet {
  id: string;
  pointer: string;
  /** JSON pointer of its choices, if any, and their words. */
  choices: string | undefined;
  words: string[];
  hasPages: boolean;
}

/**
 * Invalid or duplicate facets of the finder, and words of machines that no facet knows. A word in two facets would give
 * two pages the same URL.
 */
export const rule: Rule = {
  names: [
    'facets/code',
    'facets/form',
    'facets/rows',
    'facets/twice',
    'facets/unit',
    'facets/unknown',
    'facets/unused',
    'facets/word',
  ],
  check,
};

function check(input: RuleInput): Finding[] {
  const [page] = entriesOf(input, 'page-find');
  if (!page) return [];
  const facets = facetsIn(page);
  const figures = [...itemsAt(page, '/figures'), ...itemsAt(page, '/facets')].map(({ pointer }) => pointer);
  const unknown = unknownWords(input, facets);
  return [
    ...explainTwice(page, facets),
    ...itemsAt(page, '/facets').flatMap(({ pointer }) => explainForm(page, pointer)),
    ...figures.flatMap((pointer) => explainFigure(input, page, pointer)),
    ...(unknown.length > 0 ? unknown : unusedFacets(input, page, facets)),
  ];
}

/** The entries that select choices of facets. */
function selectingEntries(input: RuleInput): Entry[] {
  return (['category', 'model', 'equipment'] as const).flatMap((kind) => entriesOf(input, kind));
}

function facetsIn(page: Entry): WrittenFacet[] {
  const older = Object.entries(namedFields).map(([field, id]) => ({ id, pointer: `/${field}`, choices: `/${field}` }));
  const listed = ['/figures', '/facets'].flatMap((field) =>
    itemsAt(page, field).map(({ pointer }) => ({
      id: textAt(page, `${pointer}/id`) ?? '',
      pointer: `${pointer}/id`,
      choices: `${pointer}/choices`,
    })),
  );
  return [...older, ...listed]
    .filter(({ pointer }) => valueAt(page, pointer) !== undefined)
    .map(({ id, pointer, choices }) => ({
      id,
      pointer,
      choices: valueAt(page, choices) === undefined ? undefined : choices,
      words: Object.keys(valueAt(page, choices) ?? {}),
      hasPages:
        id === 'material' || id === 'job' || valueAt(page, choices.replace(/choices$/, 'heading')) !== undefined,
    }));
}

function explainTwice(page: Entry, facets: readonly WrittenFacet[]): Finding[] {
  const ids = new Set<string>();
  const words = new Map<string, string>();
  return facets.flatMap(({ id, pointer, choices, words: own, hasPages }) => {
    const isTwice = ids.has(id);
    ids.add(id);
    const found = (hasPages ? own : []).flatMap((word) => {
      const other = words.get(word);
      words.set(word, id);
      if (other === undefined) return [];
      const message = `\`${word}\` is already a word of \`${other}\`: the pages of both would have the same address.`;
      const fix = 'choose another word here';
      return findingIn(page, `${choices ?? ''}/${word}`, { rule: 'facets/twice', message, fix }, 'name');
    });
    if (!isTwice) return found;
    const message = `There is already a facet \`${id}\`.`;
    return [findingIn(page, pointer, { rule: 'facets/twice', message, fix: 'give one of them another `id`' })];
  });
}

function explainForm(page: Entry, pointer: string): Finding[] {
  const [choices, unit, rows] = ['choices', 'unit', 'rows'].map((field) => valueAt(page, `${pointer}/${field}`));
  const hasFigure = unit !== undefined && rows !== undefined;
  const hasBoth = choices !== undefined && (unit !== undefined || rows !== undefined);
  if ((choices !== undefined || hasFigure) && !hasBoth) return [];
  const id = textAt(page, `${pointer}/id`) ?? '';
  const message = hasBoth
    ? `The facet \`${id}\` has \`choices\` and a figure: it can be one of the two.`
    : `The facet \`${id}\` has neither \`choices\` nor \`rows\` with their \`unit\`.`;
  const fix = hasBoth ? 'delete `choices`, or `rows` and `unit`' : 'add `rows: [Power]` and `unit: kW`, or `choices`';
  return [findingIn(page, `${pointer}/id`, { rule: 'facets/form', message, fix })];
}

function explainFigure(input: RuleInput, page: Entry, pointer: string): Finding[] {
  const { reader, figures } = input;
  const unit = textAt(page, `${pointer}/unit`);
  const rows = itemsAt(page, `${pointer}/rows`).flatMap(({ pointer: at, value }) =>
    typeof value === 'string' ? { at, label: value } : [],
  );
  const codes = rows
    .filter(({ label }) => reader.isCode(label))
    .map(({ at, label }) => {
      const message = `\`${label}\` holds codes, not figures, according to units.yaml.`;
      const fix = 'write the name of another row, or take this one out of `codes` there';
      return findingIn(page, at, { rule: 'facets/code', message, fix });
    });
  if (unit !== undefined && !unitOf(unit, reader.own)) {
    const message = `\`${unit}\` is not a known unit.`;
    const fix = `write a common unit, for example kW; or add it to units.yaml, below the line \`units:\`: \`  - sign: ${unit}\``;
    codes.push(findingIn(page, `${pointer}/unit`, { rule: 'facets/unit', message, fix }));
  }
  if (rows.length === 0 || codes.length > 0) return codes;
  const wanted = new Set(rows.map(({ label }) => normalizeName(label)));
  const { hallHeight, floorArea } = lineWords(input);
  const labels = [...new Set(figures.all.map(({ label }) => label)), hallHeight, floorArea];
  if (labels.some((label) => wanted.has(normalizeName(label)))) return [];
  const [{ at, label }] = rows as [(typeof rows)[number]];
  const suggestion = nearest(label, labels);
  // Machines with this row may be added later.
  if (suggestion === undefined) return [];
  const message = `No machine has a row \`${label}\`${didYouMean(suggestion)}`;
  return [findingIn(page, at, { rule: 'facets/rows', message, fix: { value: suggestion }, severity: 'warning' })];
}

/** The rows that the finder makes itself (pages/lines.yaml). */
function lineWords(input: RuleInput): PageLines['words'] {
  const [page] = entriesOf(input, 'page-lines');
  return (withDefaults(asBlock(page?.value), defaults['page-lines']) as PageLines).words;
}

function unknownWords(input: RuleInput, facets: readonly WrittenFacet[]): Finding[] {
  const entries = selectingEntries(input);
  const known = facets.filter(({ choices }) => choices !== undefined).toReversed();
  const byId = new Map(known.map((facet) => [facet.id, facet]));
  return entries.flatMap((entry) => {
    const own = Object.keys(valueAt(entry, '/facets') ?? {});
    return [
      ...Object.entries(namedFields).flatMap(([field, id]) =>
        wordsOfFacet(entry, `/${field}`, byId.get(id), `the ${field} of the finder`, field),
      ),
      ...own.flatMap((id) => {
        const facet = byId.get(id);
        const pointer = `/facets/${id}`;
        return facet
          ? wordsOfFacet(entry, pointer, facet, `the choices of \`${id}\``, id)
          : [unknownFacet(entry, pointer, id, [...byId.keys()])];
      }),
    ];
  });
}

/** Facets with choices that no entry selects: each choice would show no machine. */
function unusedFacets(input: RuleInput, page: Entry, facets: readonly WrittenFacet[]): Finding[] {
  const entries = selectingEntries(input);
  if (entries.length === 0 || !entries.every(isRead)) return [];
  const older = new Map<string, string>(Object.entries(namedFields).map(([field, id]) => [id, field]));
  return facets.flatMap(({ id, pointer, words: [word] }) => {
    const fields = [`/facets/${id}`, `/${older.get(id) ?? ''}`];
    // How a machine travels follows from its size and weight.
    if (
      word === undefined ||
      id === 'transport' ||
      entries.some((entry) => fields.some((field) => itemsAt(entry, field).length > 0))
    )
      return [];
    const message = `No category and no machine selects a choice of \`${id}\`: the finder would show its choices without machines.`;
    const field = older.has(id) ? `${older.get(id)}: [${word}]` : `facets: { ${id}: [${word}] }`;
    const fix = `write for example \`${field}\` in a category, or delete it here`;
    return findingIn(
      page,
      pointer,
      { rule: 'facets/unused', message, fix, severity: 'warning' },
      older.has(id) ? 'name' : 'value',
    );
  });
}

function wordsOfFacet(entry: Entry, pointer: string, facet: WrittenFacet | undefined, of: string, id: string) {
  const { words = [] } = facet ?? {};
  return itemsAt(entry, pointer).flatMap(({ pointer: at, value }) => {
    if (typeof value !== 'string' || words.includes(value)) return [];
    const listed = words.length > 0 ? `write one of ${joinWords(words, 'or')}, or add it` : 'delete it, or add it';
    return findingIn(entry, at, {
      rule: 'facets/word',
      ...explainUnknown(value, words, `\`${value}\` is not one of ${of}`, {
        otherwise: `${listed} to \`${id}\` in pages/find.yaml`,
      }),
    });
  });
}

function unknownFacet(entry: Entry, pointer: string, id: string, known: readonly string[]): Finding {
  const words = explainUnknown(id, known, `\`${id}\` is not a facet of the finder with choices`, {
    write: (name) => ({ name }),
    otherwise: `delete it, or add a facet \`${id}\` to pages/find.yaml`,
  });
  return findingIn(entry, pointer, { rule: 'facets/unknown', ...words }, 'name');
}

/** Adds the finder's known words to the fixes of schema findings, which cannot know them. */
export function nameKnownWords(input: RuleInput, findings: readonly Finding[]): Finding[] {
  const [page] = entriesOf(input, 'page-find');
  if (!page) return [...findings];
  const facets = facetsIn(page);
  const byFile = new Map(selectingEntries(input).map((entry) => [entry.file, entry]));
  return findings.map((finding) => {
    const { rule: name, file, pointer = '' } = finding;
    const isWord = name === 'schema/pattern';
    const facetId = isWord || name === 'schema/type' ? facetsByPointer.get(pointer.replace(/\/\d+$/, '')) : undefined;
    const entry = facetId === undefined ? undefined : byFile.get(file);
    const text = entry && textAt(entry, pointer);
    const facet = facets.find(({ id }) => id === facetId);
    if (text === undefined || facet === undefined) return finding;
    const { words } = facet;
    if (isWord) {
      // `Paper and cardboard` is what visitors read of `paper`.
      const titles = words.map((word) => normalizeName(textAt(page, `${facet.pointer}/${word}`) ?? ''));
      const meant = words[titles.indexOf(normalizeName(text))] ?? nearest(text, words);
      return withFix(finding, meant === undefined ? `write one of ${joinWords(words, 'or')}` : { value: meant });
    }
    const suggestion = text.split(/,\s*/).map((word) => nearest(word, words));
    return suggestion.includes(undefined)
      ? finding
      : withFix(finding, `write it as a list: \`[${suggestion.join(', ')}]\``);
  });
}
