import type { MediaFile } from '../catalogue/media/media-file.ts';
import { tagOfLanguage } from '../text/language.ts';
import type { Finding } from '../yaml/finding.ts';
import type { FileKindId, KindId } from '../catalogue/kinds.ts';
import { textAt, type Entry } from '../catalogue/entry.ts';
import { defaults } from '#generated/defaults.gen.ts';
import type { Entries, Site, Units } from '#generated/entries.gen.ts';
import { defaultsOf, type Pack, type PackOf } from '../catalogue/entries.ts';
import { asBlock, withDefaults } from '../yaml/block.ts';
import { makeReader, type FigureReader } from '../figures/reader.ts';
import { readFigures, type Figures } from './read-figures.ts';

/** The input of every rule. `today` is the day of the check (2025-10-14), or the site's own. */
export interface RuleInput {
  entries: readonly Entry[];
  byKind: ReadonlyMap<KindId, readonly Entry[]>;
  /** By kind and id: `model/blt150`. */
  byId: ReadonlyMap<string, Entry>;
  /** Reads figures with the language of site.yaml and the units of units.yaml. */
  reader: FigureReader;
  figures: Figures;
  /** The words of the program in the site's language; undefined where nobody has read them. */
  pack: Pack | undefined;
  media: readonly MediaFile[];
  today: string;
  /** Whether a file was there before: `models/blt150.yaml`. */
  wasThere: (file: string) => boolean;
}

/**
 * A rule of the check: a file under rules/ that exports `rule`. Values may not match their schema. For each of its
 * names, a fixture has the mistake (tests/fixtures/rules.txt).
 */
export type Rule = EntryRule | CatalogueRule;

interface EntryRule {
  /** The names of its findings. */
  names: readonly string[];
  /** The kinds of entry that it looks at, one entry after the other. */
  looksAt: readonly KindId[] | 'every entry';
  checkEntry: (entry: Entry, input: RuleInput) => Finding | Finding[];
}

/** Looks at the whole catalogue. */
interface CatalogueRule {
  names: readonly string[];
  check: (input: RuleInput) => Finding[];
}

/** The findings of a rule. Throws at one whose name it does not declare. */
export function applyRule(rule: Rule, input: RuleInput): Finding[] {
  const findings =
    'check' in rule ? rule.check(input) : entriesFor(rule, input).flatMap((entry) => rule.checkEntry(entry, input));
  const stranger = findings.find((finding) => !rule.names.includes(finding.rule));
  if (stranger) throw new Error(`The rule for ${rule.names.join(', ')} does not declare ${stranger.rule}`);
  return findings;
}

function entriesFor({ looksAt }: EntryRule, input: RuleInput): readonly Entry[] {
  return looksAt === 'every entry' ? input.entries : looksAt.flatMap((kind) => entriesOf(input, kind));
}

const tag = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/** The reader of a catalogue, from the values of units.yaml and site.yaml, which may have mistakes in other fields. */
export function makeReaderOf(units: unknown, site: unknown): FigureReader {
  const { language, thousands } = withDefaults(asBlock(site), defaults['site']) as Partial<Record<keyof Site, unknown>>;
  const said = String(language);
  const known = tag.test(said) ? said : (tagOfLanguage(said) ?? 'en');
  return makeReader(withDefaults(units, defaults['units']) as Units, known, thousands === ',' ? ',' : undefined);
}

/**
 * Builds the rules' input, including the values that several rules share.
 * @param packOf the words of the program in a language
 * @param wasThere whether git, or the website, knows a file that is not there
 */
export function makeRuleInput(
  entries: readonly Entry[],
  media: readonly MediaFile[],
  today: string,
  packOf?: PackOf,
  wasThere: RuleInput['wasThere'] = () => false,
): RuleInput {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const units = byKind.get('units')?.find(({ valid }) => valid)?.value ?? {};
  const site = byKind.get('site')?.find(({ valid }) => valid);
  const reader = makeReaderOf(units, siteToRead(byKind.get('site')?.[0]));
  const byId = new Map(entries.map((entry) => [`${entry.kind}/${entry.id}`, entry]));
  return {
    entries,
    byKind,
    byId,
    reader,
    figures: readFigures(entries, reader),
    pack: packOf?.(reader.language),
    media,
    today: (site && textAt(site, '/asOf')) ?? today,
    wasThere,
  };
}

/** The values of site.yaml. With a mistake, it still says its language, perhaps as `langauge: German`: texts in it are none. */
function siteToRead(site: Entry | undefined): unknown {
  const values = asBlock(site?.value);
  if (!site || site.errorFree || tag.test(String(values['language']))) return values;
  const [, said = ''] = /^[ \t-]*lan\w+: *["']?(\p{L}+)/imu.exec(site.source.text) ?? [];
  const language = tagOfLanguage(said) ?? said.slice(0, 2).toLowerCase();
  return language === '' ? values : { ...values, language };
}

/** The entries of one kind. */
export function entriesOf({ byKind }: Pick<RuleInput, 'byKind'>, kind: KindId): readonly Entry[] {
  return byKind.get(kind) ?? [];
}

/** The values of the only file of a kind, with its defaults. They may have mistakes. */
export function filledIn<Kind extends FileKindId>(
  input: Pick<RuleInput, 'byKind' | 'reader' | 'pack'>,
  kind: Kind,
): Entries[Kind] {
  const standard = defaultsOf(kind, input.reader.language, input.pack);
  return withDefaults(asBlock(entriesOf(input, kind)[0]?.value), standard) as Entries[Kind];
}

/** The entry of a kind that a field names; undefined if there is none. */
export function entryNamed({ byId }: Pick<RuleInput, 'byId'>, kind: KindId, id: string | undefined): Entry | undefined {
  return id === undefined ? undefined : byId.get(`${kind}/${id}`);
}

/** The categories above a model or a category, the nearest first, up to a missing one or one that was there before. */
export function categoriesAbove(input: Pick<RuleInput, 'byId'>, entry: Entry): Entry[] {
  const above: Entry[] = [];
  const next = (of: Entry) => entryNamed(input, 'category', textAt(of, of.kind === 'model' ? '/category' : '/parent'));
  for (let at = next(entry); at && !above.includes(at); at = next(at)) above.push(at);
  return above;
}
