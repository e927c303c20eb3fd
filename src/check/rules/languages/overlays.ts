import { defaults } from '#generated/defaults.gen.ts';
import { findingIn, itemsAt, tablesIn, type Entry } from '../../../catalogue/entry.ts';
import { isOptional } from '../../../catalogue/entries.ts';
import { kindOf } from '../../../catalogue/kinds.ts';
import { markOf, nameOf, partsOf } from '../../../catalogue/overlays.ts';
import { notShown, shownTexts } from '../../../catalogue/texts.ts';
import { nearest } from '../../../text/nearest.ts';
import { normalizeName } from '../../../text/names.ts';
import { asBlock, isBlock, withDefaults } from '../../../yaml/block.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { escapePointer, namesIn } from '../../../yaml/index-events.ts';
import { entriesOf, languagesOf, type Rule, type RuleInput } from '../../rule.ts';
import { aboutFile } from '../../place-files.ts';
import { placeholdersIn } from '../../schema/check-placeholders.ts';
import { didYouMean, joinWords } from '../../words.ts';

/** Texts in a further language that belong to nothing, are no texts, or are older than what they translate. */
export const rule: Rule = {
  names: [
    'language/unknown',
    'language/orphan',
    'language/no-text',
    'language/items',
    'language/placeholder',
    'language/stale',
    'language/not-compared',
  ],
  check,
};

function check(input: RuleInput): Finding[] {
  const tags = new Set(languagesOf(input).map(({ tag }) => tag));
  const folders = Map.groupBy(input.overlays, ({ language = '' }) => language);
  return [...folders].flatMap(([tag, overlays]) => {
    const [first] = overlays;
    if (tags.has(tag)) return overlays.flatMap((overlay) => checkOverlay(overlay, input));
    const message = `The folder ${tag}/ holds texts in a language that site.yaml does not name.`;
    const fix = `add it to \`languages\` there, or delete the folder`;
    return first ? findingIn(first, '', { rule: 'language/unknown', message, fix }) : [];
  });
}

function checkOverlay(overlay: Entry, input: RuleInput): Finding[] {
  const { kind, file, language = '' } = overlay;
  if (kind === 'terms') return checkTerms(overlay, input);
  const source = input.byId.get(nameOf(overlay));
  const { folder, file: only } = kindOf(kind);
  if (!source && (only === undefined || isOptional.has(kind))) {
    const taken = new Set(input.overlays.filter((other) => other.language === language).map(nameOf));
    const free = entriesOf(input, kind).filter((entry) => !taken.has(nameOf(entry)));
    const suggestion = nearest(
      overlay.id,
      free.map(({ id }) => id),
    );
    const message = `There is no ${file.slice(language.length + 1)} whose texts these are${didYouMean(suggestion)}`;
    const rename = suggestion === undefined ? '' : `rename it to ${language}/${folder}/${suggestion}.yaml, or `;
    return [aboutFile(file, 'language/orphan', message, `${rename}delete it`, 'warning')];
  }
  const { texts } = partsOf(overlay);
  const wrong = notShown(kind, texts).map((pointer) => explainField(overlay, pointer, source));
  if (wrong.length > 0) return wrong;
  return [
    ...checkItems(overlay, source),
    ...checkPlaceholders(overlay, withDefaults(source?.value, defaults[kind])),
    ...(source ? checkMarks(overlay, source) : []),
  ];
}

function explainField(overlay: Entry, pointer: string, source: Entry | undefined): Finding {
  const name = namesIn(pointer).at(-1) ?? '';
  return findingIn(
    overlay,
    pointer,
    {
      rule: 'language/no-text',
      message: `\`${name}\` is no text that visitors read.`,
      fix: source ? `delete it: it comes from ${source.file}` : 'delete it',
    },
    'name',
  );
}

/** Lists of blocks say something of each block of the entry's list. */
function checkItems(overlay: Entry, source: Entry | undefined): Finding[] {
  const lists = [...overlay.places.entries()].flatMap(([pointer]) =>
    isBlock(itemsAt(overlay, pointer)[0]?.value) ? pointer : [],
  );
  return lists.flatMap((pointer) => {
    const [count, wanted] = [itemsAt(overlay, pointer).length, source ? itemsAt(source, pointer).length : 0];
    if (!source || count === wanted) return [];
    const message = `The list has ${count} items, that of ${source.file} has ${wanted}.`;
    return findingIn(overlay, pointer, {
      rule: 'language/items',
      message,
      fix: 'write one for each, in the same order',
    });
  });
}

function checkPlaceholders(overlay: Entry, value: unknown): Finding[] {
  const before = new Map(shownTexts(overlay.kind, value).map(({ pointer, text }) => [pointer, placeholdersIn(text)]));
  return shownTexts(overlay.kind, partsOf(overlay).texts).flatMap(({ pointer, text }) => {
    const written = new Set(placeholdersIn(text));
    const lost = (before.get(pointer) ?? []).filter((name) => !written.has(name));
    if (lost.length === 0) return [];
    const names = joinWords(
      lost.map((name) => `\`${name}\``),
      'and',
    );
    return findingIn(overlay, pointer, {
      rule: 'language/placeholder',
      message: `The text has lost ${names}, in whose place the page writes what it stands for.`,
      fix: `write it where it belongs: ${names}`,
      severity: 'warning',
    });
  });
}

/** Whether the texts are still translations of what the entry says. */
function checkMarks(overlay: Entry, source: Entry): Finding[] {
  const { texts, of } = partsOf(overlay);
  const fields = Object.keys(texts).filter((field) =>
    shownTexts(source.kind, source.value).some(({ pointer }) => pointer.startsWith(`/${field}`)),
  );
  const marks = fields.map((field) => ({ field, said: of[field], mark: markOf(source.kind, source.value, field) }));
  const stale = marks.filter(({ said, mark }) => said !== undefined && said !== mark);
  const unknown = marks.filter(({ said }) => said === undefined);
  const missing = findingIn(overlay, '/of', {
    rule: 'language/not-compared',
    message: `Changes of ${joinWords(
      unknown.map(({ field }) => `\`${field}\``),
      'and',
    )} in ${source.file} go unnoticed, since the file does not say which texts it translates.`,
    fix: `compare them, then write \`of: { ${marks.map(({ field, mark }) => `${field}: ${mark}`).join(', ')} }\``,
    severity: 'warning',
  });
  return [
    ...stale.map(({ field, mark }) =>
      findingIn(overlay, `/${field}`, {
        rule: 'language/stale',
        message: `\`${field}\` of ${source.file} is no longer what this text translates.`,
        fix: `compare the two, then write \`${field}: ${mark}\` below \`of\``,
        severity: 'warning',
      }),
    ),
    ...(unknown.length > 0 ? [missing] : []),
  ];
}

/** Names that no row, table or value has. */
function checkTerms(terms: Entry, input: RuleInput): Finding[] {
  const known = new Set(namesOfRows(input).map(normalizeName));
  return Object.keys(asBlock(terms.value)).flatMap((name) => {
    if (known.has(normalizeName(name))) return [];
    const suggestion = nearest(name, namesOfRows(input));
    return findingIn(
      terms,
      `/${escapePointer(name)}`,
      {
        rule: 'language/orphan',
        message: `No row, table or value is called \`${name}\`${didYouMean(suggestion)}`,
        fix: suggestion === undefined ? 'delete it' : { name: suggestion },
        severity: 'warning',
      },
      'name',
    );
  });
}

/** The names of all rows and tables, and the values in words. */
export function namesOfRows({ entries, figures }: Pick<RuleInput, 'entries' | 'figures'>): string[] {
  const rows = figures.all.flatMap(({ label, text, read }) => (read.reading.kind === 'words' ? [label, text] : label));
  return [...new Set([...entries.flatMap((entry) => tablesIn(entry).map(({ title }) => title)), ...rows])];
}
