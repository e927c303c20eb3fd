import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asText, fixturesDir, load } from './support.ts';

const mistakesDir = path.join(fixturesDir, 'mistakes');
const names = readdirSync(mistakesDir)
  .filter((name) => /\.(yaml|json)$/.test(name))
  .sort();

/** The findings of each mistake, as a model of the fixture. */
const found = names.map((name) => {
  const file = `models/blt300${path.extname(name)}`;
  const { findings } = load({ [file]: readFileSync(path.join(mistakesDir, name)) });
  return { name, findings: findings.filter((finding) => finding.file === file) };
});

describe('a file with a mistake', () => {
  it.each(found)('$name is refused, with a fix', ({ findings }) => {
    expect(findings.some((finding) => finding.severity === 'error')).toBe(true);
    for (const finding of findings) expect(finding.fix, finding.message).toBeTruthy();
  });

  it('is explained in the same words, at the same place, as ever', async () => {
    const texts = found.map(({ name, findings }) => `== ${name}\n\n${asText({ findings })}\n`);
    await expect(texts.join('\n')).toMatchFileSnapshot(path.join(mistakesDir, 'findings.txt'));
  });
});

describe('a file without a mistake', () => {
  const words =
    'name: BLT150\ncategory: tyrescrapbaler\ndescription: "It presses: well."\nfeatures: [One]\nsheet: sht2000\n';

  it('may have Windows line breaks and a byte order mark', () => {
    expect(load({ 'models/blt150.yaml': `\ufeff${words.replaceAll('\n', '\r\n')}` }).findings).toEqual([]);
  });

  it('may be JSON, with tabs', () => {
    const json = JSON.stringify(
      { name: 'BLT300', category: 'tyrescrapbaler', description: 'x\u00e9', features: ['One'], sheet: 'sht2000' },
      null,
      '\t',
    );
    const { catalogue, findings } = load({ 'models/blt300.json': json });
    expect(findings).toEqual([]);
    expect(catalogue?.models.find(({ id }) => id === 'blt300')?.description).toBe('xé');
  });
});

describe('the size of a file', () => {
  it('is limited, so that a pasted picture is refused', () => {
    const { findings } = load({ 'models/blt300.yaml': `name: ${'x'.repeat(300_000)}` });
    expect(asText({ findings })).toMatch(/limit is 256 kB/);
  });
});
