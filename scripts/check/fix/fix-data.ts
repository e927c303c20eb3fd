import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeFiles, type DataFile } from '../../../src/check/place-files.ts';
import { loadValidators } from '../../data/load-validators.ts';
import { readData } from '../../data/read-data.ts';
import { fixFile } from './fix-file.ts';
import { paints, showInvisible } from '../../lib/print-findings.ts';

/** A change to a file: its text, its name, or both. `file` is relative to the data folder. */
interface Change {
  file: string;
  text?: { before: string; after: string };
  rename?: string;
}

const byteOrderMark = '\ufeff';

/** Applies all unambiguous fixes in a data folder. Running it again changes nothing. */
export async function fixData(dataDir: string): Promise<Change[]> {
  const files = (await readData(dataDir))?.files ?? [];
  const validators = await loadValidators();
  const { placed, findings } = placeFiles(files);
  const changes = new Map<string, Change>();
  for (const file of placed) {
    const before = textOf(file);
    if (before === undefined) continue;
    const mark = before.startsWith(byteOrderMark) ? byteOrderMark : '';
    const after = mark + fixFile(file, before.slice(mark.length), validators);
    if (after === before) continue;
    await writeFile(path.join(dataDir, file.file), after);
    changes.set(file.file, { file: file.file, text: { before, after } });
  }
  const renames = findings.flatMap(({ file, autofix }) =>
    autofix && 'rename' in autofix ? [{ from: file, to: autofix.rename }] : [],
  );
  for (const { from, to } of renames) {
    if (!isFree(to, from, files, renames)) continue;
    await rename(path.join(dataDir, from), path.join(dataDir, to));
    changes.set(from, { ...(changes.get(from) ?? { file: from }), rename: to });
  }
  return [...changes.values()];
}

/** A file's text with its byte order mark; undefined for invalid UTF-8, which could not be written back unchanged. */
function textOf({ bytes }: DataFile): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Whether no other file has or will get this name, ignoring case. */
function isFree(to: string, from: string, files: readonly DataFile[], renames: readonly { to: string }[]): boolean {
  const wanted = to.toLowerCase();
  const isTaken = files.some(({ file }) => file !== from && file.toLowerCase() === wanted);
  return !isTaken && renames.filter((move) => move.to.toLowerCase() === wanted).length === 1;
}

/** Describes the changes by file: each line before and after, and new names. */
export function showChanges(changes: readonly Change[], dataDir: string, { inColour = false } = {}): string {
  if (changes.length === 0) return 'Nothing can be fixed automatically.\n';
  const folder = path.relative(process.cwd(), dataDir).split(path.sep).join('/');
  const paint = paints(inColour);
  const parts = changes.map((change) => {
    const name = path.posix.join(folder, change.file);
    const to = change.rename === undefined ? '' : ` → ${path.posix.join(folder, change.rename)}`;
    const lines = changedLines(change).flatMap(({ line, before, after }) => [
      paint.error(`  ${line} - ${showInvisible(before)}`),
      paint.good(`  ${line} + ${after}`),
    ]);
    return [paint.strong(`Fixed ${name}${to}`), ...lines].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}

/** Compares line by line: an autofix never adds or removes a line. */
function changedLines({ text }: Change): { line: number; before: string; after: string }[] {
  const after = text?.after.split(/\r?\n/) ?? [];
  return (text?.before.split(/\r?\n/) ?? []).flatMap((before, index) =>
    before === after[index] ? [] : [{ line: index + 1, before, after: after[index] ?? '' }],
  );
}
