import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/catalogue/finding.ts';
import { applyFix, choicesOf } from './apply-fix.ts';
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

describe('the fix of a number or of a name that is one', () => {
  const isOfNumber = ({ rule }: Finding): boolean =>
    /^(?:text\/(?:decimal-comma|number|number-form|thousands|name-form)|quantity\/)/.test(rule);
  const numbers = found.flatMap(({ name, findings }) =>
    findings.filter(isOfNumber).map((finding) => ({ name, finding })),
  );
  const advice = new Set<string>();

  it.each(numbers)('$name: $finding.message', ({ name, finding }) => {
    const text = readFileSync(path.join(mistakesDir, name), 'utf8');
    for (const choice of choicesOf(finding)) {
      const fixed = applyFix(text, choice);
      if (fixed === undefined) {
        advice.add(choice.fix ?? '');
        continue;
      }
      const after = load({ [finding.file]: fixed }).findings.filter(
        ({ file, line, rule }) =>
          file === finding.file && line === finding.line && /^(?:text|schema|quantity\/unreadable)/.test(rule),
      );
      expect(asText({ findings: after })).toBe('');
    }
  });

  it('is advice only where nothing is sure', () => {
    expect([...advice].sort()).toMatchInlineSnapshot(`
      [
        "write a name with a letter",
        "write a number, delete the line, or put it in quotes to show it as written: \`".inf"\`",
      ]
    `);
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
