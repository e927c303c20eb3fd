import path from 'node:path';
import { paints, showInvisible } from '../../lib/print-findings.ts';
import type { Change } from './fix-data.ts';

/** What was fixed, file by file: each line as it was and as it is, and new names. */
export function showChanges(changes: readonly Change[], dataDir: string, inColour = false): string {
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

/** An autofix never adds or takes out a line, so lines are compared one by one. */
function changedLines({ text }: Change): { line: number; before: string; after: string }[] {
  const after = text?.after.split(/\r?\n/) ?? [];
  return (text?.before.split(/\r?\n/) ?? []).flatMap((before, index) =>
    before === after[index] ? [] : [{ line: index + 1, before, after: after[index] ?? '' }],
  );
}
