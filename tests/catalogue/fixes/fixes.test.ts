import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/yaml/finding.ts';
import { runChecks } from '../../../src/check/run-checks.ts';
import type { DataFolder } from '../../../scripts/data/read-data.ts';
import { asText, checkInput, fixtureFolder, fixturesDir } from '../support.ts';
import { choicesOf } from './apply-fix.ts';
import { fixFolder } from './fix-folder.ts';
import { mistakenFolders, readMistaken } from './mistaken-folder.ts';

type Folder = Pick<DataFolder, 'files' | 'media'>;

const mistakesDir = path.join(fixturesDir, 'mistakes');
const mistakes = readdirSync(mistakesDir)
  .filter((name) => /\.(yaml|json)$/.test(name))
  .sort();

/** The fixture with a model that has a mistake. */
function readMistake(name: string): Folder {
  const bytes = readFileSync(path.join(mistakesDir, name));
  const { files, media } = fixtureFolder;
  return { files: [...files, { file: `models/blt300${path.extname(name)}`, bytes }], media };
}

const check = (folder: Folder) => runChecks(checkInput(folder)).findings;

/** Fixes that only advise: what to write is not in them. */
const advice = new Set<string>();

/** Fixtures in which a followed fix shows another mistake, which it did not make. */
const reveals: Readonly<Record<string, string>> = {
  'alias-bomb.yaml': 'its names are no fields',
  'block-in-its-own-line.yaml': '`force` is a field, so it is no text',
  'jpeg-named-png': 'the fixture has only the head of a picture',
  'list-instead-of-block.yaml': 'its rows are in no table either',
  'minus-with-space.yaml': 'the row is no list',
  'name-twice': 'the second file has no fields',
  'row-with-lines-below.yaml': 'the row behind it belongs to the table above',
  'theme-without-quotes': 'it is a colour, no comment',
  'two-fields-joined.yaml': '`category` is a field, so it is no text',
  'unclosed-brace.yaml': 'the bracket does not belong to a text',
  'unclosed-bracket.yaml': 'the bracket does not belong to a text',
  'value-starts-with-hash.yaml': 'it is a name, no comment',
  'word-by-itself.yaml': 'the word was all that its field had',
};
const revealed = new Set<string>();

/** Follows each fix alone, and expects that its finding is gone and that the check does not refuse what was written. */
function tryFixes(name: string, folder: Folder): void {
  const findings = check(folder);
  const known = new Set(findings.map(({ message }) => message));
  const plain = ({ message }: Finding) => message.replace(/ \(And \d+ more .*/, '');
  const isSame = (one: Finding) => (other: Finding) =>
    other.rule === one.rule &&
    other.file === one.file &&
    plain(other) === plain(one) &&
    (other.text === one.text || (other.line === one.line && other.column === one.column));
  const isRefused = (one: Finding) => (other: Finding) =>
    !known.has(other.message) &&
    (/^(?:text|schema|syntax)/.test(other.rule) ||
      (/^(?:media|file)/.test(one.rule) && /^(?:media|file)/.test(other.rule) && other.severity === 'error') ||
      (/^(?:quantity|category\/outdated)/.test(one.rule) &&
        other.rule.startsWith('quantity') &&
        other.file === one.file &&
        other.line === one.line));
  for (const finding of findings.flatMap(choicesOf)) {
    const fixed = fixFolder(folder, finding);
    if (!fixed) {
      // Another kind of entry or page changes no advice.
      const fix = finding.fix?.replace(/^(the pages are|move it into the folder of its kind:) .*/, '$1 …');
      advice.add(`${finding.rule}: ${fix ?? ''}`);
      continue;
    }
    const after = check(fixed);
    const why = `${asText({ findings: [finding] })}\n`;
    expect.soft(after.filter(isSame(finding)), why).toEqual([]);
    const refused = after.filter(isRefused(finding));
    if (refused.length > 0 && reveals[name] !== undefined) revealed.add(name);
    else expect.soft(asText({ findings: refused }), why).toBe('');
  }
}

describe('the check accepts what its fix says', () => {
  it.each(mistakes)('%s', (name) => tryFixes(name, readMistake(name)));
  it.each(mistakenFolders)('%s', async (name) => tryFixes(name, await readMistaken(name)));

  it('or shows the mistakes that the first one hid', () => {
    expect([...revealed].sort()).toEqual(Object.keys(reveals).sort());
  });

  it('except where only the editor knows what to write', () => {
    expect([...advice].sort()).toMatchInlineSnapshot(`
      [
        "category/cycle: delete \`parent\` there to make it a main category",
        "category/cycle: name another parent in one of them",
        "category/no-members: write \`parent: glassbaler\` in a category or \`category: glassbaler\` in a model",
        "category/no-models: add a model",
        "category/no-text: add \`body:\` and the paragraphs below it, each as a point: - "…"",
        "category/outdated: leave the name out",
        "copy/addresses: write each office's own addresses",
        "copy/description: write what this one is, what it is used for and what sets it apart",
        "copy/feedback: delete one of the two files",
        "copy/feedback: write what this buyer said",
        "copy/name: write its own name behind \`name:\`",
        "copy/name: write its own name behind \`title:\`",
        "copy/text: delete this one",
        "copy/text: write its own, or leave out what it does not have",
        "copy/text: write the id of its own video",
        "country/unknown: keep it and name the flag by the two letters of the country, for example \`flag: in\`",
        "country/unknown: write \`city: Mumbai\` and \`country: India\`",
        "country/unknown: write the country's English name",
        "description/long: let one of its first sentences end between character 53 and character 158",
        "description/long: shorten it; what is left out can stand in the text of the page",
        "description/name: write what it is, what it is used for and what sets it apart",
        "enquiry/machinery-twice: choose another value",
        "equipment/no-category: add such a category",
        "equipment/no-category: write \`layout: equipment\` in the category that lists them",
        "facets/code: write the name of another row, or take this one out of \`codes\` there",
        "facets/form: add \`rows: [Power]\` and \`unit: kW\`",
        "facets/twice: choose another word here",
        "facets/twice: give one of them another \`id\`",
        "facets/unit: add it to units.yaml, below the line \`units:\`: \`  - sign: U\`",
        "facets/unit: write a common unit, for example kW",
        "facets/unused: delete it here",
        "facets/unused: write for example \`facets: { drive: [hydraulic] }\` in a category",
        "fair/end-before-start: swap or correct the two dates",
        "fair/far: correct the year, if it is wrong",
        "fair/long: correct the year or the month of one of the two dates, if it is wrong",
        "file/place: move it into the folder of its kind: …",
        "file/place: the pages are …",
        "file/same-id: delete one of the two, or give it another name",
        "hero/not-drawn: choose another \`machine\` there",
        "hero/not-drawn: take it out here",
        "key-figures/unknown: write the name of a row in the specifications of its models, like \`Force\`, \`Weight\`, \`Motor\`",
        "language/items: write one for each, in the same order",
        "language/missing: write these in ar/, one file for each",
        "language/missing: write these in ar/categories/, one file for each",
        "language/missing: write these in ar/equipment/, one file for each",
        "language/missing: write these in ar/fairs/, one file for each",
        "language/missing: write these in ar/models/, one file for each",
        "language/missing: write these in ar/pages/, one file for each",
        "language/missing: write these in ar/sheets/, one file for each",
        "language/missing: write these in ar/terms.yaml",
        "language/missing: write these in ar/testimonials/, one file for each",
        "language/no-text: delete it: it comes from models/blt150.yaml",
        "language/not-compared: compare them, then write \`of: { description: bjgx, features: ghjl }\`",
        "language/not-compared: compare them, then write \`of: { navigation: vzbd }\`",
        "language/placeholder: write it where it belongs: \`{name}\`",
        "language/stale: compare the two, then write \`description: bjgx\` below \`of\`",
        "language/twice: delete it here",
        "language/unknown: add it to \`languages\` there",
        "language/unknown: delete the folder",
        "line/capacity: choose a larger machine, a higher \`count\`, or a smaller \`throughput\`",
        "line/feeds: add it to \`feeds\` in equipment/strip-cutter.yaml",
        "line/feeds: choose another machine",
        "line/material: choose another machine, or correct \`materials\` here or in equipment/paper-sieve.yaml",
        "line/product: choose another machine, or correct \`size\`",
        "line/size: choose another machine",
        "line/size: put one between them",
        "line/throughput: write it in their unit, t/h",
        "media/active: take it out, or export the drawing again as a plain SVG",
        "media/damaged: copy it here again",
        "media/damaged: give its <svg> a viewBox, or a width and a height",
        "media/damaged: write \`<svg xmlns="http://www.w3.org/2000/svg"\`",
        "media/empty: copy it here again",
        "media/few-bytes: save it again from the original, with quality 80",
        "media/few-pixels: use the original picture from the camera or the drawing program",
        "media/large: save it smaller, as JPEG or WebP of quality 80",
        "media/many-pixels: save it with 2000 pixels on its longer side",
        "media/missing: put the file into data/media/fairs/, and write \`file: stand.jpg\`; or name one that is there",
        "media/missing: put the file into data/media/models/blt150/, and write \`file: front.jpg\`; or name one that is there",
        "media/missing: put the file there",
        "media/type: delete it; upload the video to YouTube, and write its id below \`videos:\` in the gallery of a fair",
        "media/type: make a JPEG of it: on a Mac open it in Preview and choose File, Export, JPEG; on Windows open it in Photos and choose Save as, JPEG; an iPhone takes JPEGs with Settings, Camera, Formats, Most Compatible",
        "media/type: open it in its program and export it as PDF",
        "media/type: open it in its program and save it as JPEG, PNG, WebP or SVG",
        "media/type: save it as JPEG",
        "media/unused: add models/blt15.yaml, if the model is new",
        "media/unused: add models/blt350.yaml, if it is new; or name the folder like a file",
        "media/unused: name it in an entry",
        "media/wordless: delete its line",
        "media/wordless: write in \`caption\` what it shows, for people who cannot see it",
        "missing/file: add it; schemas/page-home.schema.json says what belongs in it",
        "missing/folder: add a file for each; schemas/office.schema.json says what belongs in it",
        "office/flag: put your own picture into data/media/flags/ as zz.svg",
        "office/hours: correct the two times",
        "office/hours: name each day and hour in one line only",
        "path/reserved: choose another \`path\`",
        "path/taken: choose another \`path\`",
        "path/taken: give one of the two another \`path\`, or its file another name",
        "phone/other-country: write the office's own number, for example \`+968 …\`",
        "placeholder/missing: write it where it belongs, for example \`{count} results\`",
        "quantity/contradiction: write 122 HP, or correct 90 kW",
        "quantity/contradiction: write 45 kW, or correct the terms",
        "quantity/kind: write it in HP; or name the row \`Force\`, if it is one",
        "quantity/kind: write it in Ton; or name the row \`Power\`, if it is one",
        "quantity/limit: correct the number or its unit",
        "quantity/off-siblings: correct the figure or its unit, here or there, if one of them is wrong",
        "quantity/off-siblings: correct the figure or its unit, if one of them is wrong",
        "quantity/proportions: choose another \`machine\` to draw",
        "quantity/proportions: correct the size that is wrong",
        "quantity/proportions: correct the size that is wrong (length x width x height)",
        "quantity/rows: correct one of the two",
        "quantity/unit: write a common unit, for example mm, kg, kW, HP, Kg/hr or TPH; or, if it is a unit of yours, write it in units.yaml, below the line \`units:\`: \`  - sign: EUR\`",
        "quantity/unit: write a common unit, for example mm, kg, kW, HP, Kg/hr or TPH; or, if it is a unit of yours, write it in units.yaml, below the line \`units:\`: \`  - sign: Tno\`",
        "quantity/unreadable: write digits, with one point before the decimals",
        "redirect/nowhere: write the address of a page",
        "reference/gone: if it is categories/tyre-scrap-baler.yaml now, write \`tyre-scrap-baler\` instead of \`tyrescrapbaler\` in each; or bring categories/tyrescrapbaler.yaml back",
        "reference/gone: name another file in each: baler, other-equipment, pcb, secondaryshredder or tyrecutting; or bring categories/tyrescrapbaler.yaml back",
        "reference/gone: name another file in each: other-equipment, pcb, secondaryshredder, tyrecutting or tyrescrapbaler; or bring categories/baler.yaml back",
        "reference/missing-page: add pages/about.yaml",
        "reference/missing-page: delete the entry",
        "reference/twice-in-menu: delete one of the two entries",
        "reference/unknown: add categories/block-cutter.yaml or equipment/block-cutter.yaml if it is new or was deleted",
        "reference/unknown: add categories/nothing.yaml if it is new or was deleted",
        "reference/unknown: add categories/xyz.yaml if it is new or was deleted",
        "reference/unknown: add models/blt200.yaml or equipment/blt200.yaml if it is new or was deleted",
        "reference/unknown: add models/shredder-9000.yaml or equipment/shredder-9000.yaml if it is new or was deleted",
        "reference/unknown: add models/tcpcr200.yaml, equipment/tcpcr200.yaml or categories/tcpcr200.yaml if it is new or was deleted",
        "reference/unknown: add models/tcrcp100.yaml or equipment/tcrcp100.yaml if it is new or was deleted",
        "reference/unknown: add sheets/sht2000.yaml if it is new or was deleted",
        "rows/private: delete the row; if visitors are meant to read it, name it by what it says",
        "sample: replace it with the real text, link or id, and delete the line \`sample: true\`",
        "schema/minItems: add entries",
        "schema/minItems: write at least one entry, for example:
      stations:
        - id: sp150",
        "schema/pattern: open the page in a browser and copy its whole address again: it has no spaces",
        "schema/pattern: write the address that visitors can open, starting with https://",
        "schema/required: remove the \`#\` before it in line 2: \`category: tyrescrapbaler\`",
        "schema/type: write each field on a line of its own, as its name, a colon, a space and its value",
        "schema/type: write its value in one line, after the colon",
        "schema/type: write one after the colon",
        "schema/type: write the line \`units:\` above it",
        "schema/type: write the text of the point after its hyphen",
        "schema/type: write the text that it stands for",
        "schema/unknown-field: choose one of brand, language, languages, thousands, theme, origin, repository, branch, summary, endpoint, administrativeOffice, unit, phone, email, social, asOf, convertedSheets, copyrightYear, navigation, redirects, offline, constants",
        "search/leads-nowhere: add a word that a page of the catalogue has, or take the group out",
        "sheet/no-figures: add \`specifications:\` with its tables",
        "sheet/no-figures: write \`sheet:\` with the name of a file in data/sheets",
        "sheet/other-table: move it below \`Cutting Section:\`",
        "sheet/taken: give this file another name",
        "sheet/taken: rename one of the two files",
        "stand-in: delete it if it is optional",
        "stand-in: write the real text instead",
        "testimonial/person: delete it: company and country say enough",
        "testimonial/person: write the position alone, such as \`Plant manager\`",
        "text/blank: write the text",
        "text/complex-name: write \`name: value\`; a text that starts with \`[\`, \`{\` or \`?\` needs quotes",
        "text/depth: remove levels; no entry needs more than five",
        "text/documents: move what follows to its own file",
        "text/empty: copy the lines of another file in its folder into it and change them",
        "text/empty: delete the file",
        "text/encoding: in TextEdit choose Format, Make Plain Text, in WordPad the type Text Document, and save it again under this name",
        "text/encoding: open it in your editor, choose "Save with encoding: UTF-8", and save it",
        "text/encoding: put pictures in data/media; write the entry as a text file",
        "text/language: translate it; or, if the whole site is in German, write \`language: de\` in site.yaml",
        "text/lone-sign: write what visitors should read there",
        "text/long-name: write the name alone; the rest can stand in the description",
        "text/lost-letter: type the letter again",
        "text/name-form: write a name with a letter",
        "text/no-colon: write the name of its field and a colon before it",
        "text/no-list: write the name of the field and a colon on its own line above it, such as \`features:\`",
        "text/no-name: write the name before the colon",
        "text/number: write a number, delete the line",
        "text/page-words: delete lines 1 to 3",
        "text/placeholder: write what it really is",
        "text/placeholder: write what it really is, or leave it out",
        "text/placeholder: write what visitors should read",
        "text/private-address: write the address that visitors can open",
        "text/reserved-name: choose another name",
        "text/second-entry: delete them",
        "text/stray-markup: write the words alone",
        "text/syntax: check the quotes, commas and brackets of this line and the one above",
        "text/untranslated: run \`npm run new -- words ja\` and translate what it writes",
        "text/untranslated: write them in words.yaml and pages/",
        "units/equals: write one \`U\` in a common unit, for example \`equals: 44.45 mm\`",
        "units/twice: delete it here, or there",
      ]
    `);
  });
});
