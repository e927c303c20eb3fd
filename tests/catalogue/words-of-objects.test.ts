/** Words that every JavaScript object answers to: as texts, names and queries they are words like any other. */
import { describe, expect, it } from 'vitest';
import { compareSides, findChanges } from '../../src/features/report/compare.ts';
import { sideOf } from '../../src/features/report/side.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { readModels } from '../../src/features/compare/read-models.ts';
import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { applyChoices, readChoices, toggleChoice, writeChoices } from '../../src/features/find/choices.ts';
import { finderFile, makeFinder } from '../../src/features/find/groups.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { openSearch } from '../../src/features/search/open-search.ts';
import type { SearchFile } from '../../src/features/search/search-file.ts';
import { fill } from '../../src/catalogue/words.ts';
import { editText, valueOfText } from '../../src/yaml/edit/edit-text.ts';
import { valueAtPath } from '../../src/yaml/edit/edit.ts';
import { validEnquiry } from '../enquiry/support/sample-enquiry.ts';
import { resolveEnquiry } from '../../src/enquiry/contract/resolve-enquiry.ts';
import { findMachines } from '../../src/enquiry/service/delivery/compose-notice.ts';
import { addLinked } from '../../src/enquiry/service/http/form-choices.ts';
import { contentType, unknownType } from '../../src/server/content-type.ts';
import { parseQuery, writeQuery } from '../../src/ui/query.ts';
import { checkInput, linked, load, pageAt, fixtureFolder, type Changes } from './support.ts';

const words = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
/** `__proto__`, `constructor` and `prototype` are refused as names of fields and rows. */
const rowNames = ['toString', 'hasOwnProperty', 'valueOf'];

const modelOf = (word: string) => `name: ${word}
category: tyrescrapbaler
description: The ${word} presses with 250 ton. It weighs 9 t and has a constructor plate.
features: [Plate with the ${word} and the year, "${word}"]
highlights: { force: 250 Ton }
specifications:
  Dimensions and Weight: { Weight: 9000 kg, ${rowNames.map((name) => `${name}: 5 kW`).join(', ')} }
  Valueof: { Constructor: 5, ToString: 7 mm }
`;
const file = (word: string) => word.toLowerCase().replaceAll('_', '');
const entriesWith = (word: string): Changes => ({
  [`models/${file(word)}.yaml`]: modelOf(word),
  [`fairs/${file(word)}.yaml`]: `title: ${word}\ndescription: See the ${word} at work in the open hall of the fair.\nstart: 2027-03-09\nend: 2027-03-11\ncity: ${word}\ncountry: India\nstatus: upcoming\nbooth: ${word}\n`,
  [`testimonials/${file(word)}.yaml`]: `company: ${word}\ncountry: India\nauthor: ${word}\nfeedback: The ${word} works well for us, day after day.\n`,
  [`equipment/${file(word)}-belt.yaml`]: `name: ${word} belt\ndescription: A belt for the ${word}.\noverview: { Motor: 5 kW, Width: 800 mm, valueOf: 3 }\nfeatures: [{ title: ${word} }]\napplications: [{ title: ${word} line }]\n`,
  [`sheets/${file(word)}-sheet.yaml`]: `title: ${word}\ndescription: The sheet of the ${word} and its sisters.\nspecifications: { Main: { Motor: 5 kW, valueOf: 3 } }\n`,
  [`categories/${file(word)}s.yaml`]: `title: ${word}\nsummary: All machines of the ${word}.\nlayout: text\nbody: [A paragraph about the ${word}.]\nparent: baler\nmenu: { label: ${word} }\nlabels: { grid: ${word} }\nenquiry: { option: ${word} }\n`,
  'pages/find.yaml': (text) =>
    `${text}facets:\n  - id: ${file(word)}\n    label: ${word}\n    choices: { oil: Oil, air: Air }\n`,
});
const catalogueWith = (word: string) => {
  const changes = entriesWith(word);
  const { findings } = load(changes);
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file: where, message }) => `${where}: ${message}`)).toEqual([]);
  return linked(changes);
};

describe.each(words)('%s', (word) => {
  it('is a text and a name in entries of every kind', () => {
    const catalogue = catalogueWith(word);
    for (const page of listPages(catalogue)) page.page();
    const model = pageAt(catalogue, `/${file(word)}`, 'model');
    expect(model.name).toBe(word);
    const rows = model.tables.flatMap((table) => table.rows);
    expect(rows).toEqual(
      expect.arrayContaining(rowNames.map((label) => expect.objectContaining({ label, value: '5 kW' }))),
    );
  });

  it('is found by the search, alone and with a number', () => {
    const search = openSearch(JSON.parse(JSON.stringify(makeSearchFile(catalogueWith(word)))) as SearchFile);
    expect(search(word).groups.flatMap(({ hits }) => hits.map(({ title }) => title))).toContain(word);
    const plain = openSearch(JSON.parse(JSON.stringify(makeSearchFile(linked()))) as SearchFile);
    for (const question of [`5 ${word}`, `5${word}`, `3-5 ${word}`, `${word} ${word}`, `150 Ton ${word}`, word]) {
      expect(plain(question)).toMatchObject({ isNear: true });
      expect(search(question).total, question).toBeGreaterThanOrEqual(0);
    }
  });

  it('is a facet of the finder', () => {
    const catalogue = catalogueWith(word);
    const { groups, machines } = makeFinder(catalogue);
    const { masks } = finderFile(catalogue);
    const group = groups.find(({ id }) => id === file(word));
    if (!group) throw new Error(`There is no group ${word}`);
    const none = readChoices(`?${word}=${word}&material=${word}`, groups);
    expect([...none]).toEqual([]);
    expect(writeChoices(none, groups)).toBe('');
    expect(applyChoices(none, groups, new Map(masks)).fitting).toHaveLength(machines.length);
    expect([...toggleChoice(none, group, 'oil')]).toEqual([[file(word), ['oil']]]);
  });

  it('is a word of an address', () => {
    expect(readModels(`${word},BLT150`).ids).toEqual([word.toLowerCase(), 'blt150']);
    expect(writeQuery(parseQuery(`?q=5+${word}&${word}=1`))).toBe(`?q=5%20${word}&${word}=1`);
    expect(contentType(`files/a.${word}`)).toBe(unknownType);
  });

  it('is a machine of an enquiry only if there is one', () => {
    const [without, site] = [linked(), catalogueWith(word)].map(
      (catalogue) => JSON.parse(JSON.stringify(enquirySiteOf(catalogue))) as ReturnType<typeof enquirySiteOf>,
    );
    if (!site || !without) throw new Error('There is no site');
    const enquiry = {
      ...validEnquiry,
      machinery: word,
      model: word,
      message: `${site.form.line.replace('{machine}', word)}\nTwo.`,
    };
    expect(findMachines({ enquiry }, without)).toEqual([{ known: undefined, page: undefined }]);
    expect(findMachines({ enquiry }, site)).toMatchObject([{ known: word, page: { path: `/${file(word)}` } }]);
    const referer = `https://example.com${site.enquiry.path}?machinery=${word}&model=${word}`;
    const typed = { machinery: '', model: '', message: '' };
    expect(addLinked(typed, referer, without).message).toBe('');
    expect(addLinked(typed, referer, site).message).toContain(word);
    expect(resolveEnquiry({ machinery: word, model: word }, without.options, []).machinery).toBe(
      without.options[0]?.id,
    );
  });

  it('is no placeholder', () => {
    expect(fill(`{${word}} of {name}`, { name: 'BLT150' })).toBe(`{${word}} of BLT150`);
  });

  it('is told in the report on a change', () => {
    const [before, after] = [sideOf(linked()), sideOf(catalogueWith(word))];
    expect(compareSides(before, after).added.map(({ name }) => name)).toContain(word);
    const block = JSON.parse(`{"${word}": "5 kW"}`) as unknown;
    expect(findChanges({}, block)).toEqual([{ where: word, after: '5 kW' }]);
    expect(findChanges(block, {})).toEqual([{ where: word, before: '5 kW' }]);
  });

  it('is explained where it cannot stand', () => {
    for (const text of [
      `${word}: 5\n`,
      `highlights: { ${word}: { a: 1 } }\n`,
      `specifications: { A: { ${word}: [5] } }\n`,
      `specifications: { ${word}: 5 }\n`,
      `enquiry: { ${word}: { ${word}: 5 } }\n`,
      `photos: [{ ${word}: 1 }]\nfacets: { ${word}: 5 }\n`,
    ]) {
      const bytes = new TextEncoder().encode(`name: A\ncategory: ${word}\n${text}`);
      const files = [...fixtureFolder.files, { file: 'models/a.yaml', bytes }];
      const { findings } = runChecks(checkInput({ ...fixtureFolder, files }));
      const own = findings.filter(({ file: where }) => where === 'models/a.yaml');
      expect(own.length).toBeGreaterThan(0);
      for (const { message, fix } of own) expect(`${message} ${fix}`).not.toMatch(/native code|\[object|undefined/);
    }
  });
});

it.each(rowNames)('%s is a field of the editor only if the text has it', (word) => {
  const text = 'name: A\nspecifications:\n  Main:\n    Motor: 5 kW\n';
  const value = valueOfText(text);
  expect(valueAtPath(value, ['specifications', word])).toBeUndefined();
  expect(valueAtPath(value, [word])).toBeUndefined();
  expect(editText('models/a.yaml', text, ['specifications', 'Main', word], '7 kW')).toBe(`${text}    ${word}: 7 kW\n`);
});
