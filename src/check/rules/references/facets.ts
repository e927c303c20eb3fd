import type { Finding } from '../../../yaml/finding.ts';
import { normalizeName } from '../../../text/names.ts';
import { unitOf } from '../../../figures/units.ts';
import { findingIn, isRead, itemsAt, textAt, valueAt, type Entry } from '../../../catalogue/entry.ts';
import { entriesOf, filledIn, type Rule, type RuleInput } from '../../rule.ts';
import { describeValue, didYouMean, explainUnknown, joinWords } from '../../words.ts';
import { nearest } from '../../../text/nearest.ts';

/** Fields whose facet has another name. */
const namedFields = { materials: 'material', jobs: 'job' } as const;

/** A facet as written in pages/find.yaml. */
interface WrittenFacet {
  id: string;
  pointer: string;
  /** JSON pointer of its choices, if any, and their words. */
  choices: string | undefined;
  words: string[];
  /** What visitors read of each word. */
  titles: string[];
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
  if (!page) return unknownWords(input);
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
      titles: Object.values(valueAt(page, choices) ?? {}).map((title) => normalizeName(String(title))),
      hasPages:
        id === 'material' || id === 'job' || valueAt(page, choices.replace(/choices$/, 'heading')) !== undefined,
    }));
}

function explainTwice(page: Entry, facets: readonly WrittenFacet[]): Finding[] {
  const ids = new Set<string>();
  const words = new Map<string, string>();
  return facets.flatMap(({ id, pointer, choices, words: facetWords, hasPages }) => {
    const isTwice = ids.has(id);
    ids.add(id);
    const taken = (hasPages ? facetWords : []).flatMap((word) => {
      const owner = words.get(word);
      words.set(word, id);
      if (owner === undefined) return [];
      const message = `\`${word}\` is already a word of \`${owner}\`: the pages of both would have the same address.`;
      const fix = 'choose another word here';
      return findingIn(page, `${choices ?? ''}/${word}`, { rule: 'facets/twice', message, fix }, 'name');
    });
    if (!isTwice) return taken;
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
  if (unit !== undefined && !unitOf(unit, reader.ownUnits)) {
    const message = `\`${unit}\` is not a known unit.`;
    const fix = `write a common unit, for example kW; or add it to units.yaml, below the line \`units:\`: \`  - sign: ${unit}\``;
    codes.push(findingIn(page, `${pointer}/unit`, { rule: 'facets/unit', message, fix }));
  }
  if (rows.length === 0 || codes.length > 0) return codes;
  const wanted = new Set(rows.map(({ label }) => normalizeName(label)));
  // The rows that the finder makes itself.
  const { hallHeight, floorArea } = filledIn(input, 'page-lines').words;
  const labels = [...new Set(figures.all.map(({ label }) => label)), hallHeight, floorArea];
  if (labels.some((label) => wanted.has(normalizeName(label)))) return [];
  const [{ at, label }] = rows as [(typeof rows)[number]];
  const suggestion = nearest(label, labels);
  // Machines with this row may be added later.
  if (suggestion === undefined) return [];
  const message = `No machine has a row \`${label}\`${didYouMean(suggestion)}`;
  return [findingIn(page, at, { rule: 'facets/rows', message, fix: { value: suggestion }, severity: 'warning' })];
}

/** @param facets undefined without a finder */
function unknownWords(input: RuleInput, facets?: readonly WrittenFacet[]): Finding[] {
  const known = (facets ?? []).filter(({ choices }) => choices !== undefined).toReversed();
  const byId = new Map(known.map((facet) => [facet.id, facet]));
  // Lines have materials, too.
  return [...selectingEntries(input), ...entriesOf(input, 'line')].flatMap((entry) => {
    const ids = facets ? Object.keys(valueAt(entry, '/facets') ?? {}) : [];
    return [
      ...Object.entries(namedFields).flatMap(([field, id]) =>
        wordsOfFacet(entry, `/${field}`, facets && (byId.get(id) ?? noWords), `the ${field} of the finder`, field),
      ),
      ...ids.flatMap((id) => {
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
    // How a machine travels follows from its size and weight, its supply has a field of its own.
    if (
      word === undefined ||
      id === 'transport' ||
      id === 'supply' ||
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

const noWords: { words: string[]; titles: string[] } = { words: [], titles: [] };

/** The form of a word, by its schema. */
const formOfWord = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @param known undefined without a finder: then each word is allowed that has the form of one */
function wordsOfFacet(
  entry: Entry,
  pointer: string,
  known: { words: string[]; titles: string[] } | undefined,
  of: string,
  id: string,
): Finding[] {
  const { words, titles } = known ?? noWords;
  // `Paper and cardboard` is what visitors read of `paper`.
  const meantBy = (word: string) => words[titles.indexOf(normalizeName(word))] ?? nearest(word, words);
  const text = textAt(entry, pointer);
  if (text !== undefined) {
    const list = text.split(/,\s*/).map((word) => meantBy(word) ?? word);
    const message = `\`${id}\` must be a list, but it is ${describeValue(text)}.`;
    const fix = `write it as a list: \`[${list.join(', ')}]\``;
    return [findingIn(entry, pointer, { rule: 'facets/word', message, fix })];
  }
  return itemsAt(entry, pointer).flatMap(({ pointer: at, value: word }) => {
    const hasForm = formOfWord.test(String(word));
    if (typeof word !== 'string' || words.includes(word) || (!known && hasForm)) return [];
    const suggestion = meantBy(word);
    const add = hasForm ? `, or add it to \`${id}\` in pages/find.yaml` : '';
    const listed = words.length > 0 ? `write one of ${joinWords(words, 'or')}` : 'delete it';
    const message = `\`${word}\` is not one of ${of}${didYouMean(suggestion)}`;
    const fix = suggestion === undefined ? listed + add : { value: suggestion };
    return findingIn(entry, at, { rule: 'facets/word', message, fix });
  });
}

function unknownFacet(entry: Entry, pointer: string, id: string, known: readonly string[]): Finding {
  const words = explainUnknown(id, known, `\`${id}\` is not a facet of the finder with choices`, {
    write: (name) => ({ name }),
    otherwise: `delete it, or add a facet \`${id}\` to pages/find.yaml`,
  });
  return findingIn(entry, pointer, { rule: 'facets/unknown', ...words }, 'name');
}
