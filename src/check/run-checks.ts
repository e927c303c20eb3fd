import type { MediaFile } from '../catalogue/media/media-file.ts';
import { isBlock } from '../yaml/block.ts';
import { rules } from '#generated/rules.gen.ts';
import { compareFindings, type Finding } from '../yaml/finding.ts';
import { fileKinds, kindOf, folderKinds, type FolderKindId, type KindId } from '../catalogue/kinds.ts';
import type { Figures } from './read-figures.ts';
import type { FigureReader } from '../figures/reader.ts';
import { FindingList } from '../yaml/finding-list.ts';
import { readEntry } from '../yaml/read-entry.ts';
import { judge } from './check-entry.ts';
import type { Entry } from '../catalogue/entry.ts';
import { findLostIndentation, findNestedTable } from './layout/whole-block.ts';
import { makeBudget, repairLayout, type Budget } from './layout/repair-layout.ts';
import { explainOnce } from './gather-findings.ts';
import { aboutFile, placeFiles, type DataFile, type PlacedFile } from './place-files.ts';
import { applyRule, makeRuleInput, type RuleInput } from './rule.ts';
import { layTexts, nameOf, partsOf } from '../catalogue/overlays.ts';
import { checkSchema, referenceNote } from './schema/check-schema.ts';
import { blockFieldsOf, type Validators } from './schema/kind-schemas.ts';
import { wantedName } from './file-names.ts';
import { joinWords } from './words.ts';
import type { Pack, PackOf } from '../catalogue/entries.ts';

/** `today` is a day like 2025-10-14, passed in so that the same input gives the same findings. */
export interface CheckInput {
  files: readonly DataFile[];
  media: readonly MediaFile[];
  /** Names in the folder that are links, not files. */
  unreadable?: readonly string[];
  validators: Validators;
  today: string;
  /** Entries already read without a finding, by file; they are not read again. */
  known?: ReadonlyMap<string, Entry> | undefined;
  /** The words of the program in a language; without it they are English. */
  packOf?: PackOf;
  /** Whether a file that is not there was there before; without it nobody knows. */
  wasThere?: (file: string) => boolean;
}

interface CheckedData {
  entries: Entry[];
  /** Their texts in further languages. */
  overlays: Entry[];
  findings: Finding[];
  /** The files in which reading found something. The entries of all others can be passed as `known`. */
  reported: ReadonlySet<string>;
  /** Has read all figures. */
  reader: FigureReader;
  figures: Figures;
  pack: Pack | undefined;
}

/** Reads every file and runs every rule. Findings are sorted by file and position. */
export function runChecks({
  files,
  media,
  unreadable = [],
  validators,
  today,
  known,
  packOf,
  wasThere,
}: CheckInput): CheckedData {
  const { placed, stray, findings } = placeFiles(files);
  findings.push(...unreadable.map(explainLink));
  findings.push(...stray.map((file) => explainStray(file, validators)));
  const lists = new Map<string, FindingList>();
  const budget = makeBudget();
  const overlays = placed
    .filter(({ language }) => language !== undefined)
    .map((file) => {
      const read = readOverlay(file);
      if (read.list.list().length > 0) lists.set(file.file, read.list);
      findings.push(...read.list.list());
      return read.entry;
    });
  const sources = placed.filter(({ language }) => language === undefined);
  const entries = sources.map((file) => {
    const before = known?.get(file.file);
    if (before) return before;
    const read = checkFile(file, validators, undefined, budget);
    findings.push(...read.findings.filter(({ rule }) => rule !== referenceNote));
    if (read.findings.length > 0) lists.set(file.file, read.list);
    return read.entry;
  });

  const input = makeRuleInput(entries, media, today, packOf, wasThere, overlays);
  const isNew = ({ file, line, column }: Finding) => (line === 1 && column === 1) || !lists.get(file)?.hasErrorAt(line);
  // Rules skip lines that already have an error.
  for (const rule of rules) findings.push(...applyRule(rule, input).filter(isNew));
  const wrong = new Set(findings.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  for (const overlay of overlays)
    if (!wrong.has(overlay.file)) findings.push(...checkOverlay(overlay, input, validators));
  const shown = explainOnce(findings).sort(compareFindings);
  return {
    entries,
    overlays,
    findings: shown,
    reported: new Set(lists.keys()),
    reader: input.reader,
    figures: input.figures,
    pack: input.pack,
  };
}

/** Reads the texts of an entry in a further language, which are checked together with the entry. */
function readOverlay({ kind, id, file, language = '', bytes }: PlacedFile): { entry: Entry; list: FindingList } {
  const { source, places, value, findings: list } = readEntry(file, bytes, new FindingList());
  return {
    entry: { kind, id, file, language, source, places, value, valid: !list.hasErrors(), errorFree: false },
    list,
  };
}

/** Whether an entry is still as its schema has it, with these texts. */
function checkOverlay(overlay: Entry, { byId }: RuleInput, validators: Validators): Finding[] {
  const source = byId.get(nameOf(overlay));
  if (source && !source.valid) return [];
  const findings = new FindingList();
  const value = layTexts(source?.value ?? {}, partsOf(overlay).texts);
  if (source ?? overlay.kind === 'terms') checkSchema({ ...overlay, value }, validators, findings, []);
  return findings.list();
}

/** Checks one file on its own, without the others. `maxRepeats` limits how often the same mistake is reported. */
export function checkFile(
  file: PlacedFile,
  validators: Validators,
  maxRepeats?: number,
  budget: Budget = makeBudget(),
): { entry: Entry; findings: Finding[]; list: FindingList } {
  const { kind, id } = file;
  const read = readEntry(file.file, file.bytes, new FindingList(maxRepeats));
  const first = judge({ kind, id, file: file.file }, read, validators);
  const firstFindings = first.findings.list();
  if (firstFindings.length === 0 && first.entry.valid)
    return { entry: first.entry, findings: [], list: first.findings };
  const mistake =
    findLostIndentation(read.source.original ?? read.source, blockFieldsOf(validators, kind)) ??
    findNestedTable(first.entry);
  if (mistake)
    return { entry: { ...first.entry, valid: false, errorFree: false }, findings: [mistake], list: first.findings };
  const repaired = repairLayout(read.source.original ?? read.source, first, validators, maxRepeats, budget);
  const { entry, findings } = repaired ?? first;
  const { value, valid } = entry;
  if (value === undefined) return { entry, findings: findings.list(), list: findings };
  const fitting = valid ? undefined : guessKind(value, validators, kind);
  if (!fitting) return { entry, findings: findings.list(), list: findings };
  const { one: suggestion, folder } = kindOf(fitting);
  const message = `The file holds the fields of ${suggestion}, not of ${kindOf(kind).one}.`;
  const wanted = `${folder}/${wantedName(file.file.slice(file.file.lastIndexOf('/') + 1))}`;
  const misplaced = aboutFile(file.file, 'file/place', message, `move it to ${wanted}`);
  return { entry: { ...entry, kind: fitting }, findings: [misplaced], list: findings };
}

function explainLink(file: string): Finding {
  const message = 'This is a link and no file: it is not read.';
  return aboutFile(file, 'file/link', message, 'put the file itself here, or delete the link');
}

/** A file in no kind's folder: its content tells where it belongs. */
function explainStray({ file, bytes, finding }: DataFile & { finding?: Finding }, validators: Validators): Finding {
  const kind = guessKind(readEntry(file, bytes).value, validators);
  const here = fileKinds.flatMap(({ folder, file: name, isTranslation }) =>
    folder === '' && !isTranslation ? `${name}.yaml` : [],
  );
  const message = `This file stands in no folder; only ${joinWords(here, 'and')} stand here.`;
  const name = wantedName(file.slice(file.lastIndexOf('/') + 1));
  const move = kind && `it has the fields of ${kindOf(kind).one}: move it to ${kindOf(kind).folder}/${name}`;
  if (finding) return move === undefined ? finding : { ...finding, fix: move };
  const folders = joinWords(folderKinds.map(({ folder }) => folder));
  return aboutFile(file, 'file/place', message, move ?? `move it into the folder of its kind: ${folders}`);
}

/** The kind whose required fields the value has and whose schema knows all its fields, other than `except`. */
function guessKind(value: unknown, validators: Validators, except?: KindId): FolderKindId | undefined {
  if (!isBlock(value)) return undefined;
  const fields = Object.keys(value);
  return folderKinds.find(({ id }) => {
    const schema = validators.get(id)?.schema;
    if (id === except || !schema) return false;
    const { properties = {}, required = [] } = schema;
    return required.every((name) => fields.includes(name)) && fields.every((name) => Object.hasOwn(properties, name));
  })?.id;
}
