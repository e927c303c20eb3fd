import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import {
  formatGithub,
  formatJson,
  formatSarif,
  formatText,
  fromHere,
  type CheckResult,
} from '../../../scripts/check/formats.ts';
import { formatJobSummary } from '../../../scripts/check/job-summary.ts';
import type { Finding } from '../../../src/yaml/finding.ts';
import { sarifShape } from './sarif-shape.ts';

const finding = (changes: Partial<Finding> = {}): Finding => ({
  file: 'data/models/blt300.yaml',
  line: 7,
  column: 1,
  endColumn: 8,
  severity: 'error',
  rule: 'schema/unknown-field',
  message: '`capcity` is not a field of a model; did you mean `capacity`?',
  fix: 'write `capacity:`',
  text: 'capcity: 90 t/h',
  ...changes,
});

const report = (...findings: Finding[]): CheckResult => ({ findings, inColour: false });

/** Characters that could break an output format. */
const hostile = finding({
  file: 'data/models/a, b: 100%.yaml',
  rule: 'text/odd, odd: 50%',
  message: 'First line: 100%, then\nanother\r\n::error::and a third <b>*bold*</b> ```',
  fix: 'write\n"90 t/h", with ``` and %0A',
  text: 'a: "```"',
});

describe('a file', () => {
  it('is named as from the working directory', () => {
    const [named] = fromHere([finding({ file: 'models/x.yaml' })], path.join(process.cwd(), 'some/data'));
    expect(named?.file).toBe('some/data/models/x.yaml');
    expect(fromHere([finding({ file: 'models/x.yaml' })], process.cwd())[0]?.file).toBe('models/x.yaml');
    expect(fromHere([finding({ file: 'x.yaml' })], path.dirname(process.cwd()))[0]?.file).toBe('../x.yaml');
  });
});

describe('text', () => {
  it('shows place, sentence, line, mark and fix, then the numbers', () => {
    expect(formatText(report(finding(), finding({ severity: 'warning', line: 9 })))).toMatchInlineSnapshot(`
      "Warnings: visitors would read something wrong

      data/models/blt300.yaml:9:1  warning: \`capcity\` is not a field of a model; did you mean \`capacity\`?
        9 | capcity: 90 t/h
          | ^^^^^^^
        fix: write \`capacity:\`

      Errors

      data/models/blt300.yaml:7:1  error: \`capcity\` is not a field of a model; did you mean \`capacity\`?
        7 | capcity: 90 t/h
          | ^^^^^^^
        fix: write \`capacity:\`

      1 error, 1 warning"
    `);
  });

  it('groups warnings by what to do about them: what is wrong, what is missing, and all samples in one line', () => {
    const warning = (rule: string, line: number) => finding({ severity: 'warning', rule, line, text: '' });
    const rules = ['sample', 'facets/unused', 'sample', 'fair/status'];
    const text = formatText(report(...rules.map((rule, index) => warning(rule, index + 1)), finding({ text: '' })));
    const heads = text.split('\n\n').map((part) => part.split('\n')[0]?.replace(/ {2}(warning|error): .*/, ''));
    expect(heads).toEqual([
      'Warnings: visitors would read something wrong',
      'data/models/blt300.yaml:4:1',
      'Warnings: visitors would miss something',
      'data/models/blt300.yaml:2:1',
      'Samples',
      '2 lines mark samples to be replaced: data/models/blt300.yaml:1,3',
      'Errors',
      'data/models/blt300.yaml:7:1',
      '1 error, 4 warnings',
    ]);
  });

  it('has colours only when it is asked for them', () => {
    expect(formatText({ findings: [finding()], inColour: true })).toContain('\u001b[31merror\u001b[0m');
    expect(formatText(report(finding()))).not.toContain('\u001b');
  });
});

describe('json', () => {
  it('is an array with exactly the agreed fields', () => {
    const { text: _text, ...fields } = finding({ pointer: '/capcity' });
    expect(JSON.parse(formatJson(report(finding({ pointer: '/capcity' }))))).toEqual([fields]);
  });

  it('has null for a missing fix and pointer, and no trace of fixes', () => {
    const { fix: _fix, ...rest } = finding({ autofix: { rename: 'x.yaml' } });
    expect(JSON.parse(formatJson(report(rest)))).toEqual([expect.objectContaining({ fix: null, pointer: null })]);
    expect(formatJson(report(rest))).not.toContain('autofix');
  });

  it('is an empty array when all is well', () => {
    expect(formatJson(report())).toBe('[]');
  });
});

describe('github', () => {
  it('is one annotation a line', () => {
    expect(formatGithub(report(finding())).split('\n')[0]).toBe(
      '::error file=data/models/blt300.yaml,line=7,col=1,endColumn=8,title=schema/unknown-field::' +
        '`capcity` is not a field of a model; did you mean `capacity`?%0AFix: write `capacity:`',
    );
  });

  it('escapes percent signs, line breaks, commas and colons where they would end something', () => {
    const [line, count, ...more] = formatGithub(report(hostile)).split('\n');
    expect(line).toBe(
      '::error file=data/models/a%2C b%3A 100%25.yaml,line=7,col=1,endColumn=8,title=text/odd%2C odd%3A 50%25::' +
        'First line: 100%25, then%0Aanother%0D%0A::error::and a third <b>*bold*</b> ```' +
        '%0AFix: write%0A"90 t/h", with ``` and %250A',
    );
    expect(count).toBe('1 error, 0 warnings');
    expect(more).toEqual([]);
  });

  it('puts errors before warnings and the first of each file before any second, since ten are shown', () => {
    const many = Array.from({ length: 12 }, (_, index) => finding({ file: 'data/a.yaml', line: index + 1 }));
    const lines = formatGithub(
      report(finding({ file: 'data/0.yaml', severity: 'warning' }), ...many, finding({ file: 'data/b.yaml' })),
    ).split('\n');
    expect(lines).toHaveLength(15);
    expect(lines[0]).toContain('file=data/a.yaml,line=1,');
    expect(lines[1]).toContain('file=data/b.yaml');
    expect(lines[2]).toContain('file=data/a.yaml,line=2,');
    expect(lines[13]).toMatch(/^::warning file=data\/0\.yaml/);
  });
});

it('annotations show new findings before old samples', () => {
  const samples = Array.from({ length: 12 }, (_, index) =>
    finding({ file: `data/${index}.yaml`, severity: 'warning', rule: 'sample' }),
  );
  const copy = finding({ file: 'data/z.yaml', severity: 'warning', rule: 'copy/name' });
  expect(formatGithub(report(...samples, copy)).split('\n')[0]).toContain('data/z.yaml');
});

describe('the summary of a job', () => {
  it('shows each finding with its line and what to paste', () => {
    const autofix = { edits: [{ line: 7, column: 1, endColumn: 8, text: 'capacity' }] };
    expect(formatJobSummary(report(finding({ autofix })))).toMatchInlineSnapshot(`
      "## Check of the data: 1 error, 0 warnings

      ### Errors

      **\`data/models/blt300.yaml:7:1\`** \`capcity\` is not a field of a model; did you mean \`capacity\`?

      \`\`\`text
      capcity: 90 t/h
      ^^^^^^^
      \`\`\`

      Fix: write \`capacity:\`

      The whole line, ready to paste:

      \`\`\`yaml
      capacity: 90 t/h
      \`\`\`
      "
    `);
  });

  it('shows several lines to write as they are', () => {
    const text = formatJobSummary(report(finding({ fix: 'write:\n  - *Two* doors\n  - Tower light' })));
    expect(text).toContain('Fix: write:\n\n```yaml\n  - *Two* doors\n  - Tower light\n```');
  });

  it('lets no text become Markdown or HTML', () => {
    const text = formatJobSummary(report(hostile));
    expect(text).toContain('\\<b\\>\\*bold\\*\\</b\\>');
    expect(text).toContain('````text\na: "```"');
    expect(text).not.toMatch(/^::error/m);
  });

  it('says so when all is well', () => {
    expect(formatJobSummary(report())).toBe('## Check of the data: 0 errors, 0 warnings\n\nNothing to fix.\n');
  });

  it('stays under the limit of GitHub and says how many are left out', () => {
    const text = formatJobSummary(report(...Array.from({ length: 9000 }, () => finding())));
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    expect(text).toMatch(/… and \d+ more: run `npm run check`\.\n$/);
  });
});

describe('sarif', () => {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats(ajv);
  const validate = ajv.compile(sarifShape);
  const read = (...findings: Finding[]): unknown => JSON.parse(formatSarif(report(...findings)));

  it('has the shape of the standard, with and without findings', () => {
    for (const log of [read(), read(finding()), read(hostile, finding({ severity: 'warning', text: '' }))]) {
      expect(validate(log), ajv.errorsText(validate.errors)).toBe(true);
    }
  });

  it('names each rule once, and each result by its place among them', () => {
    const log = read(finding({ rule: 'b' }), finding({ rule: 'a' }), finding({ rule: 'b' }));
    const [run] = (log as { runs: [{ tool: { driver: { rules: unknown } }; results: { ruleIndex: number }[] }] }).runs;
    expect(run.tool.driver.rules).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(run.results.map(({ ruleIndex }) => ruleIndex)).toEqual([1, 0, 1]);
  });

  it('writes file names as addresses', () => {
    expect(formatSarif(report(hostile))).toContain('"uri": "data/models/a%2C%20b%3A%20100%25.yaml"');
  });
});
