import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, runCheck } from './run-check.ts';

let folder = '';
const use = (files: Record<string, string | Uint8Array> = {}) => {
  const made = makeFolder(files);
  folder = made.folder;
  return made;
};

const model = (more = '') =>
  `name: BLT300\ncategory: tyrescrapbaler\ndescription: A baler.\nfeatures:\n  - Tower light\nsheet: sht2000\n${more}`;

describe('npm run check', () => {
  it('exits with 0 if there are only warnings, and with 1 if they count', async () => {
    use({ 'models/blt300.yaml': model().replace('sheet: sht2000\n', '') });
    const lenient = await runCheck(folder, []);
    expect(lenient.stdout).toMatch(/0 errors, [1-9]\d* warnings?\n$/);
    expect(lenient.code).toBe(0);
    expect((await runCheck(folder, ['--strict'])).code).toBe(1);
  });

  it('exits with 1 at an error, in every format', async () => {
    use({ 'models/blt300.yaml': model('capcity: 90\n') });
    for (const format of ['text', 'json', 'github', 'sarif']) {
      const { code, stdout, stderr } = await runCheck(folder, ['--format', format]);
      expect({ format, code, stderr }).toEqual({ format, code: 1, stderr: '' });
      expect(stdout).toContain('data/models/blt300.yaml');
    }
  });

  it('prints nothing but JSON on request, with the file as from the working directory', async () => {
    use({ 'models/blt300.yaml': model('capcity: 90\n') });
    const findings: unknown = JSON.parse((await runCheck(folder, ['--format', 'json'])).stdout);
    expect(findings).toContainEqual({
      file: 'data/models/blt300.yaml',
      line: 7,
      column: 1,
      endColumn: 8,
      severity: 'error',
      rule: 'schema/unknown-field',
      pointer: '/capcity',
      message: expect.stringContaining('`capcity` is not a field of a model'),
      fix: expect.any(String),
    });
  });

  it('adds to the summary of the job in GitHub Actions', async () => {
    use({ 'models/blt300.yaml': model('capcity: 90\n') });
    const summary = path.join(mkdtempSync(path.join(folder, 'summary-')), 'summary.md');
    writeFileSync(summary, 'Before.\n');
    await runCheck(folder, ['--format', 'github'], { GITHUB_STEP_SUMMARY: summary });
    const text = readFileSync(summary, 'utf8');
    expect(text).toMatch(/^Before\.\n## Check of the data: 1 error/);
    expect(text).toContain('data/models/blt300.yaml:7:1');
  });

  it('explains a format that does not exist, and a folder that does not', async () => {
    use();
    const unknown = await runCheck(folder, ['--format', 'xml']);
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toBe('There is no format `xml`. Formats: text, github, json, sarif\n');
    const missing = await runCheck(folder, ['--data', 'nowhere']);
    expect(missing.code).toBe(1);
    expect(missing.stdout).toContain('There is no such folder');
  });
});
