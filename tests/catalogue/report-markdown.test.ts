import { describe, expect, it } from 'vitest';
import { compareSides } from '../../src/features/report/compare.ts';
import { codeBlock, codeSpan } from '../../src/features/report/markdown-text.ts';
import { readReport, type SiteComparison, type Report } from '../../src/features/report/report.ts';
import { reportMarkdown, saysNothing } from '../../src/features/report/report-markdown.ts';
import { sideOf } from '../../src/features/report/side.ts';
import { linked } from './support.ts';

const side = sideOf(linked());
const removal = compareSides(side, sideOf(linked({ 'models/blt250.yaml': null })));
const reportOf = (comparison: SiteComparison): Report => ({
  base: 'main',
  problems: [],
  baseProblems: [],
  warnings: [],
  comparison,
});

describe('a report', () => {
  it('shows of a long text the sentences that differ, around the words that differ', () => {
    const long = `The machine presses scrap. ${'It is built for long days in the yard. '.repeat(5)}`;
    const change = (before: string, after: string) => {
      const changed = removal.changed
        .slice(0, 1)
        .map((page) => ({ ...page, changes: [{ where: 'x', before, after }] }));
      return reportMarkdown(reportOf({ ...removal, changed }));
    };
    const rest = 'with its power pack and its walkway on board';
    expect(change(`${long}It weighs 9000 kg ${rest}.`, `${long}It weighs 8000 kg ${rest}.`)).toContain(
      '\n- `x`: `It weighs 9000 kg with its power…` → `It weighs 8000 kg with its power…`\n',
    );
    expect(change(`Doors. ${long}Ties.`, `Gates. ${long}Belts.`)).toContain(
      '\n- `x`: `Doors.` → `Gates.`\n- `x`: `Ties.` → `Belts.`\n',
    );
    expect(change(`${long}Ties.`, long.trim())).toContain('\n- `x`: no longer `Ties.`\n');
    expect(change('9000 kg', '8000 kg')).toContain('- `x`: `9000 kg` → `8000 kg`');
  });

  it('names the address that leads nowhere, and the lines to paste', () => {
    expect(reportMarkdown(reportOf(removal))).toMatchInlineSnapshot(`
      "## What this change makes

      9 pages changed, 2 pages removed, something changed around every page. All addresses are those on \`https://www.example.com\` after the merge.

      ### 2 old addresses lead nowhere

      They stand in search engines, e-mails and on paper, so they have to lead to a page:

      - \`/blt250\` (\`data/models/blt250.yaml\`), now best \`/tyrescrapbaler\`
      - \`/compare/tyrescrapbaler\` (\`data/categories/tyrescrapbaler.yaml\`), now best \`/compare\`

      Paste this below \`redirects:\` in \`data/site.yaml\`, and change the addresses on the right as you like:

      \`\`\`yaml
        /blt250: /tyrescrapbaler
        /compare/tyrescrapbaler: /compare
      \`\`\`

      ### Pages that are gone

      - \`/blt250\` \`BLT250\` from \`data/models/blt250.yaml\`: its address leads nowhere (see above).
      - \`/compare/tyrescrapbaler\` \`Tyre Scrap Balers\` from \`data/categories/tyrescrapbaler.yaml\`: its address leads nowhere (see above).

      ### Changed pages

      **Changed:** \`/\` \`Machines for tests | Sample\` from \`data/pages/home.yaml\`

      - \`figures › models\`: \`4\` → \`3\`

      **Changed:** \`/about\` \`About Us\` from \`data/pages/about.yaml\`

      - \`figures › models\`: \`4\` → \`3\`

      **Changed:** \`/baler\` \`Balers\` from \`data/categories/baler.yaml\`

      - \`cards › Tyre Scrap Balers › figures › Force\`: \`150–250 Ton\` → \`150 Ton\`
      - \`cards › Tyre Scrap Balers › figures › Weight\`: \`9000–11000 kg\` → \`9000 kg\`

      **Changed:** \`/blt150\` \`BLT150\` from \`data/models/blt150.yaml\`

      - \`related\`: no longer \`BLT250\`
      - \`comparison\`: no longer \`Compare all Tyre Scrap Balers\`

      **Changed:** \`/compare\` \`Compare\` from \`data/pages/compare.yaml\`

      - \`groups › Tyre Scrap Balers › models\`: no longer \`BLT250\`
      - \`groups › Tyre Scrap Balers › prepared\`: no longer \`Compare all Tyre Scrap Balers\`

      **Changed:** \`/enquire\` \`Enquiry\` from \`data/pages/enquire.yaml\`

      - \`subjects\`: no longer \`BLT250\`

      **Changed:** \`/ourproducts\` \`Products\` from \`data/pages/ourproducts.yaml\`

      - \`cards\`: no longer \`BLT250\`

      **Changed:** \`/service\` \`Service and spare parts\` from \`data/pages/service.yaml\`

      - \`machines\`: no longer \`BLT250\`

      **Changed:** \`/tyrescrapbaler\` \`Tyre Scrap Balers\` from \`data/categories/tyrescrapbaler.yaml\`

      - \`comparison\`: no longer \`Compare all Tyre Scrap Balers\`
      - \`models\`: no longer \`BLT250\`

      ### On every page

      - \`menu › Baler › Tyre Scrap Baler\`: no longer \`BLT250\`

      ### Addresses and PDFs

      - PDF that is gone: \`/blt250.pdf\`. A line in \`redirects\` can lead its address to a page.
      "
    `);
  });

  it('says so when nothing changes', () => {
    const report = reportOf(compareSides(side, side));
    expect(saysNothing(report)).toBe(true);
    expect(reportMarkdown(report)).toBe('## What this change makes\n\nNo page changes.\n');
    expect(saysNothing(reportOf(removal))).toBe(false);
  });

  it('shows errors as the check prints them', () => {
    const report = {
      base: 'main',
      problems: ['data/models/x.yaml:1:1  error: `a` is wrong\n  fix: b'],
      baseProblems: [],
      warnings: [],
    };
    expect(reportMarkdown(report)).toContain('**The data has 1 error.**');
    expect(reportMarkdown(report)).toContain('```\ndata/models/x.yaml:1:1  error: `a` is wrong\n  fix: b\n```');
  });

  it('shows new warnings as the check prints them, and that they do not block the change', () => {
    const warnings = Array.from({ length: 42 }, (_, line) => `data/models/x.yaml:${line + 1}:1  warning: odd`);
    const report = { ...reportOf(compareSides(side, side)), warnings };
    expect(saysNothing(report)).toBe(false);
    const text = reportMarkdown(report);
    expect(text).toContain('### 42 new warnings\n\nThey do not stop the change');
    expect(text).toContain('```\ndata/models/x.yaml:1:1  warning: odd\n\ndata/models/x.yaml:2:1  warning: odd');
    expect(text).toContain('And 2 more; `npm run check` shows them all.');
  });

  it('names the pages of which there are pictures, and those of which there are none', () => {
    const pictured = [
      { path: '/blt300', state: 'new' as const },
      { path: '/tyrescrapbaler', state: 'changed' as const },
      { path: '/blt250', state: 'gone' as const },
    ];
    const others = Array.from({ length: 41 }, (_, index) => `/p${index}`);
    const text = reportMarkdown({ ...reportOf(removal), pictures: { pictured, others } });
    expect(text).toContain('on a desktop: `/blt300` (new), `/tyrescrapbaler`, `/blt250` (gone). `index.html`');
    expect(text).toMatch(/different too: `\/p0`, .*`\/p39` and 1 more\./);
    expect(reportMarkdown({ ...reportOf(removal), pictures: { pictured: [], others: [] } })).not.toContain('looks');
  });

  it('counts what is too much to show', () => {
    const page = {
      path: '/a',
      name: 'A',
      kind: 'model',
      file: 'models/a.yaml',
      places: [],
      sheets: [],
      enquiries: [],
      shown: [],
    };
    const text = reportMarkdown(reportOf({ ...removal, added: Array.from({ length: 25 }, () => page) }));
    expect(text.match(/\*\*New:\*\*/g)).toHaveLength(20);
    expect(text).toContain('- and 5 more');
  });
});

describe('a text of others', () => {
  it.each([
    ['BLT300', '`BLT300`'],
    ['a `b` c', '``a `b` c``'],
    ['`', '`` ` ``'],
    ['', '`  `'],
    ['two\n\n# lines', '`two # lines`'],
    ['\u202eturned\u200b round\u0000', '`turned round`'],
  ])('%j stands in a code span', (text, span) => expect(codeSpan(text)).toBe(span));

  it('is shortened', () => expect(codeSpan('word '.repeat(100)).length).toBeLessThan(165));

  it('does not end its block of code', () => {
    expect(codeBlock(['```', '@everyone'])).toBe('````\n```\n@everyone\n````');
  });

  it('stands nowhere but in code', () => {
    const evil = '@team <img src=x> [link](https://evil.example.com) ![i](x) `**bold** #1\n# heading';
    const poison = (value: unknown): unknown => {
      if (typeof value === 'string') return evil;
      if (Array.isArray(value)) return value.map(poison);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([field, child]) => [field, poison(child)]));
    };
    const full = compareSides(
      side,
      sideOf(linked({ 'models/blt250.yaml': null, 'site.yaml': (text) => text.replace('2023', '2024') })),
    );
    const back = compareSides(sideOf(linked({ 'models/blt250.yaml': null })), side);
    const pairs = [{ from: evil, to: evil }];
    const comparison = { ...full, added: back.added, respelled: pairs, redirects: pairs };
    const texts = poison({ base: '', problems: ['a'], baseProblems: ['b'], warnings: ['c'], comparison });
    const pictures = { pictured: [{ path: evil, state: 'new' }], others: [evil] };
    const report = readReport(JSON.stringify({ ...(texts as object), pictures }));
    if ('problem' in report) throw new Error(report.problem);
    const text = reportMarkdown(report);
    const outside = text.replace(/^(`{3,})\w*\n[^]*?\n\1$/gm, '').replace(/(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, '');
    expect(text).toContain('@team');
    expect(outside).not.toMatch(/@team|<img|evil|heading|\]\(/);
  });
});

describe('a report that came from outside', () => {
  const valid = JSON.stringify(reportOf(removal));

  const pictured = (state: string) =>
    JSON.stringify({ ...reportOf(removal), pictures: { pictured: [{ path: '/a', state }], others: [] } });

  it('is read back as it was', () => {
    expect(readReport(valid)).toEqual(reportOf(removal));
    expect(readReport(pictured('gone'))).toEqual(JSON.parse(pictured('gone')));
  });

  it('loses fields that belong to no report', () => {
    expect(readReport(valid.replace('{', '{"more":1,'))).toEqual(reportOf(removal));
  });

  it.each([
    ['no JSON', '{', /JSON/],
    ['a list', '[]', /report\.base/],
    ['nothing', 'null', /report has no fields/],
    ['a number for a text', valid.replace('"base":"main"', '"base":7'), /report\.base/],
    ['another state of a page', pictured('<b>'), /report\.pictures\.pictured\[0\]\.state/],
    ['a text that never ends', valid.replace('"main"', JSON.stringify('x'.repeat(20_000))), /report\.base/],
    [
      'a list of the wrong things',
      valid.replace('"respelled":[]', '"respelled":[1]'),
      /report\.comparison\.respelled\[0\]/,
    ],
    ['a name of the language for a field', '{"__proto__":{"base":"a"}}', /report\.base/],
  ])('%s is refused with the place', (_name, json, problem) => {
    const report = readReport(json);
    expect('problem' in report && report.problem).toMatch(problem);
  });
});
