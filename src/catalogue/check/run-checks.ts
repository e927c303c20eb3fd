import { compareFindings, type Finding } from '../finding.ts';
import type { MediaFile } from '../pictures.ts';
import { readEntry } from '../read/read-entry.ts';
import type { Entry } from './entry.ts';
import { placeFiles, type DataFile, type PlacedFile } from './place-files.ts';
import { rules } from './rules/index.ts';
import { checkSchema } from './schema/check-schema.ts';
import type { Validators } from './schema/compile-schemas.ts';

/** All that the checks look at. `today` is a day like 2025-10-14, given from outside so that the same input gives the same findings. */
export interface CheckInput {
  files: readonly DataFile[];
  media: readonly MediaFile[];
  validators: Validators;
  today: string;
}

/** Reads every file and runs every rule: all findings of all files, sorted by file and place. */
export function runChecks({ files, media, validators, today }: CheckInput): { entries: Entry[]; findings: Finding[] } {
  const { placed, findings } = placeFiles(files);
  const entries = placed.map((file) => {
    const read = checkFile(file, validators);
    findings.push(...limitRepeats(read.findings));
    return read.entry;
  });
  for (const rule of rules) findings.push(...rule({ entries, media, today }));
  return { entries, findings: findings.sort(compareFindings) };
}

/** Reads one file and compares it with the schema of its kind: all that can be said without the other files. */
export function checkFile(file: PlacedFile, validators: Validators): { entry: Entry; findings: Finding[] } {
  const { kind, id } = file;
  const { source, places, value, findings } = readEntry(file.file, file.bytes);
  const entry: Entry = { kind, id, file: file.file, source, places, value, valid: false };
  if (value === undefined) return { entry, findings };
  const reported = new Set(findings.filter((finding) => finding.severity === 'error').map((finding) => finding.line));
  const faults = checkSchema(entry, validators, reported);
  return { entry: { ...entry, valid: faults.length === 0 }, findings: [...findings, ...faults] };
}

/** The same slip in line after line is shown a few times, then counted. */
const maxRepeats = 5;

function limitRepeats(findings: Finding[]): Finding[] {
  return [...Map.groupBy(findings, (finding) => finding.rule).values()].flatMap((group) => {
    const last = group[maxRepeats - 1];
    if (!last || group.length === maxRepeats) return group;
    const more = `${last.message} (And ${group.length - maxRepeats} more of this kind in the file.)`;
    return [...group.slice(0, maxRepeats - 1), { ...last, message: more }];
  });
}
