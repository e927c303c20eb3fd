/** Writes: a temporary data folder. Run by: scripts/describe.ts. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatFinding } from '../lib/print-findings.ts';
import { loadData } from '../data/load-data.ts';

/** A mistake in the README: a whole file in a block `yaml mistake`, and the block with what the check says about it. */
const example = /(```yaml mistake\n([^]*?)```\n\n```text\n)[^]*?```/g;
/** The file that the examples are about. */
const file = 'models/blt300.yaml';

/**
 * The README with what the check says today below each of its typical mistakes, whatever entries there are: each example
 * is checked in a folder of its own. Throws when an example is no mistake.
 */
export async function explainMistakes(readme: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'typical-mistakes-'));
  try {
    await mkdir(path.join(folder, path.dirname(file)));
    const answers: string[] = [];
    for (const [, , text = ''] of readme.matchAll(example)) {
      await writeFile(path.join(folder, file), text);
      const { findings } = await loadData(folder);
      // The entries that an example refers to are not there.
      const own = findings.filter(
        ({ file: where, severity, rule }) => where === file && severity === 'error' && !rule.startsWith('reference/'),
      );
      if (own.length === 0) throw new Error(`The check finds no mistake in this example of data/README.md:\n${text}`);
      answers.push(own.map((finding) => formatFinding(finding, 'data')).join('\n\n'));
    }
    return readme.replace(example, (_all, before: string) => `${before}${answers.shift() ?? ''}\n\`\`\``);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
