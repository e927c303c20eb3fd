/** Reads: the data folder. Run by: scripts/describe.ts. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatFinding } from '../lib/print-findings.ts';
import { loadData } from '../steps/load-data.ts';

/** A mistake in the README: a whole file in a block `yaml mistake`, and the block with what the check says about it. */
const example = /(```yaml mistake\n([^]*?)```\n\n```text\n)[^]*?```/g;
/** The file that the examples are about. */
const file = 'models/blt300.yaml';

/**
 * The README with what the check says today below each of its typical mistakes. Throws when an example is no mistake.
 */
export async function explainMistakes(readme: string, dataDir: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'typical-mistakes-'));
  try {
    await cp(dataDir, folder, { recursive: true });
    const answers: string[] = [];
    for (const [, , text = ''] of readme.matchAll(example)) {
      await writeFile(path.join(folder, file), text);
      const { findings } = await loadData(folder);
      // What other files hold is no part of an example: a category may be taken away without a change of the README.
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
