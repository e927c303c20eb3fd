import { describe, expect, it } from 'vitest';
import { asText, load, type Changes } from './support.ts';

const baler = (name: string, more: string) =>
  `name: ${name}\ncategory: tyrescrapbaler\ndescription: A baler.\nfeatures: [Two doors]\n${more}\n`;

/** The findings that the changes add to the fixture's own. */
const warnings = (changes: Changes) => {
  const known = new Set(load().findings.map(({ file, message }) => `${file} ${message}`));
  const findings = load(changes).findings.filter(({ file, message }) => !known.has(`${file} ${message}`));
  expect(findings.every(({ severity }) => severity === 'warning')).toBe(true);
  return asText({ findings });
};

describe('a figure that is no quantity', () => {
  it('is a warning at the characters that are at problem, with the reason', () => {
    const specifications = 'specifications:\n  Dimensions:\n    Weight: about 6,5 t # net\n    Size: "1200xx900 mm"';
    expect(warnings({ 'models/blt300.yaml': baler('BLT300', specifications) })).toMatchInlineSnapshot(`
      "models/blt300.yaml:7:13  warning: The figure of \`Weight\`, "about 6,5 t", is read as "about 6.5 t": \`6,5\` has a comma before its decimals.
        7 |     Weight: about 6,5 t # net
          |             ^^^^^^^^^^^
        fix: write \`about 6.5 t\`

      models/blt300.yaml:8:16  warning: The figure of \`Size\`, "1200xx900 mm", cannot be read: a number is missing, or a sign between two numbers is too many.
        8 |     Size: "1200xx900 mm"
          |                ^^
        fix: write a figure like 20–48 ft or 1200x900 mm"
    `);
  });

  it('is in nanometres in a row of torques', () => {
    const rows = 'specifications:\n  Drive: { Torque: 2500 nm, Starting torque: 250 % }';
    expect(warnings({ 'models/blt300.yaml': baler('BLT300', rows) })).toMatch(
      /^models\/blt300.yaml:6:20 {2}warning: `Torque` is a torque, but "2500 nm" is given in nm\.\n.*\n.*\n {2}fix: write `2500 Nm`.*$/,
    );
  });

  it('has a unit that is not known', () => {
    const text = warnings({
      'models/blt300.yaml': baler('BLT300', 'sheet: sht2000\nhighlights: { pressure: 250 barr }'),
    });
    expect(text).toMatch(/`barr` is not a known unit\.\n.*\n.*\^\^\^\^\n {2}fix: write `bars?`$/);
  });

  it('is looked for in equipment and in shared sheets too, and not in words', () => {
    const overview = 'overview: { Power: 5 kq, Cover: Fitted, Blades: 42 }\n';
    expect(warnings({ 'equipment/strip-cutter.yaml': (text) => text.replace(/overview:.*\n/, overview) })).toMatch(
      /`kq`/,
    );
    expect(warnings({ 'sheets/sht2000.yaml': (text) => text.replace('400 mm', '400 kq') })).toMatch(/`kq`/);
    expect(
      warnings({ 'models/blt300.yaml': baler('BLT300', 'sheet: sht2000\nhighlights: { note: "3 xq and 6,5" }') }),
    ).toBe('');
  });
});

describe('a figure without a unit', () => {
  const weight = (name: string, value: string) => baler(name, `specifications:\n  Dimensions:\n    Length: ${value}`);
  const two = (first: string, second: string): Changes => ({
    'models/blt300.yaml': weight('BLT300', first),
    'models/blt400.yaml': weight('BLT400', second),
  });

  it('is a warning where another model of the category has one', () => {
    expect(warnings(two('4700 mm', '5000'))).toMatchInlineSnapshot(`
      "models/blt400.yaml:7:13  warning: \`Length\` is 5000 without a unit; models/blt300.yaml has "4700 mm".
        7 |     Length: 5000
          |             ^^^^
        fix: write \`Length: 5000 mm\`, if that is the unit"
    `);
    expect(warnings(two('4700 mm', '"5000"'))).toContain('is 5000 without a unit');
  });

  it('is a warning where the name of the row tells a quantity; what is counted may stand without', () => {
    const text = warnings(two('4700', '5000'));
    expect(text).toContain('`Length` is 4700 without a unit.');
    expect(text).toContain('fix: write `Length: 5000 mm`, if that is the unit');
    const motor = (row: string) => baler('BLT300', `specifications:\n  Electrical System:\n    ${row}`);
    expect(warnings({ 'models/blt300.yaml': motor('Motor: 15') })).toContain('`Motor` is 15 without a unit.');
    for (const row of ['Motor: 15 kW', 'Motor: 2', 'Motors: 12', 'Ties: 5'])
      expect(warnings({ 'models/blt300.yaml': motor(row) }), row).toBe('');
  });

  it('may stand beside words', () => {
    expect(warnings(two('4700 mm', 'On request'))).toBe('');
    expect(warnings(two('4700 mm', '4700x1200 mm'))).toBe('');
  });
});

describe('a figure with other digits', () => {
  it('is a warning with the same number in plain ones', () => {
    const text = warnings({
      'models/blt300.yaml': baler('BLT300', 'sheet: sht2000\nhighlights: { pressure: "२५० bar" }'),
    });
    expect(text).toContain('`२५०` is written with the digits of another script');
    expect(text).toContain('fix: write `250`');
  });

  it('may be a day', () => {
    expect(
      warnings({ 'models/blt300.yaml': baler('BLT300', 'sheet: sht2000\nhighlights: { panel: Built 2026-03-01 }') }),
    ).toBe('');
  });
});

describe('a stand-in of a new file', () => {
  it('is a warning until it is replaced', () => {
    const text = warnings({
      'models/blt300.yaml': baler('BLT300', 'sheet: sht2000').replace('[Two doors]', '[Two doors, SAMPLE Tower light]'),
    });
    expect(text).toContain('visitors would read "SAMPLE Tower light"');
  });
});

describe('signs of another way of writing', () => {
  const feature = (text: string): Changes => ({
    'models/blt300.yaml': baler('BLT300', 'sheet: sht2000').replace('[Two doors]', `[Two doors, '${text}']`),
  });

  it.each([
    ['<b>Strong</b> frame', '`<b>` is HTML'],
    ['Doors &amp; locks', '`&amp;` is an HTML character code'],
    ['A **strong** frame', '`**strong**` is Markdown'],
    ['See [the page](https://www.example.com)', 'is Markdown'],
  ])('are a warning: %s', (text, words) => {
    expect(warnings(feature(text))).toContain(words);
  });

  it.each(['Noise < 80 dB', 'Doors & locks', 'Bales of 2*2*1 m', 'Motor [optional]', '3 < 4 and 5 > 4'])(
    'are none: %s',
    (text) => {
      expect(warnings(feature(text))).toBe('');
    },
  );

  it('are a comma or a semicolon behind a name or a figure, too', () => {
    const text = warnings({ 'models/blt300.yaml': baler('BLT300,', 'sheet: sht2000\nhighlights:\n  force: 300 Ton;') });
    expect(text).toContain('ends with `,`');
    expect(text).toContain('fix: delete it; what remains is `BLT300`');
    expect(text).toContain('fix: delete it; what remains is `300 Ton`');
  });

  it('are none at the end of the lines of an address', () => {
    expect(
      warnings({
        'offices/india.yaml': (text) => text.replace(/addresses:.*/, 'addresses: ["Shed 1,", "Sample Road, Pune"]'),
      }),
    ).toBe('');
  });
});

describe('a figure ten times off its siblings', () => {
  const length = (name: string, value: string) => baler(name, `specifications:\n  Dimensions:\n    Length: ${value}`);
  const three = (first: string, second: string, third: string): Changes => ({
    'models/blt300.yaml': length('BLT300', first),
    'models/blt400.yaml': length('BLT400', second),
    'models/blt500.yaml': length('BLT500', third),
  });

  it('is a warning that says what was likely mixed up', () => {
    expect(warnings(three('4700 mm', '5000 mm', '4900 cm'))).toMatchInlineSnapshot(`
      "models/blt500.yaml:7:13  warning: \`Length\` is "4900 cm", which is 49 m: cm instead of mm?
        7 |     Length: 4900 cm
          |             ^^^^^^^
        fix: write \`4900 mm\`, or \`49 m\` if it is as long as that"
    `);
    expect(warnings(three('470 mm', '5000 mm', '4900 mm'))).toMatch(/"470 mm".*mm instead of cm\?/);
    expect(warnings(three('4.7 m', '50 m', '4900 mm'))).toMatch(/"50 m".*a zero too many, or another unit\?/);
    expect(warnings(three('4700x900 mm', '4800x95 cm', '4900x900 mm'))).toMatch(/"4800x95 cm"/);
  });

  it('is none where siblings differ anyway, or where there is only one', () => {
    expect(warnings(three('4700 mm', '500 mm', '49000 mm'))).toBe('');
    expect(warnings(three('4.7 m', '5000 mm', '490 cm'))).toBe('');
    expect(warnings(three('4700 mm', 'On request', '480 mm'))).toBe('');
  });
});

describe('a description', () => {
  const long = `The baler ${'presses and '.repeat(13)}rests.`;

  it('is too long for a search result when it would be cut within a sentence', () => {
    const text = warnings({ 'models/blt150.yaml': (old) => old.replace(/description: .*/, `description: ${long}`) });
    expect(text).toMatch(/cut the description off in mid-sentence: they show about 158 characters/);
    expect(
      warnings({
        'models/blt150.yaml': (old) =>
          old.replace(
            /description: .*/,
            `description: It presses tyre scrap with 150 ton into bales of 800 kg. ${long}`,
          ),
      }),
    ).toBe('');
  });

  it('of a category is too long as a whole', () => {
    const text = warnings({
      'categories/baler.yaml': (old) => old.replace(/summary: .*/, `summary: It presses. ${long}`),
    });
    expect(text).toMatch(/The summary has 18\d characters/);
  });
});

describe('words of a text that are wrong', () => {
  const description = (text: string) => (old: string) => old.replace(/description: .*/, `description: ${text}`);
  const markedIn = (text: string) => {
    const { findings } = load({ 'models/blt150.yaml': description(text) });
    const found = findings.find(({ rule }) => rule === 'copy/old-name');
    return found && [found.text.slice(found.column - 1), found.values];
  };

  it('are marked where they stand alone, not within a longer name', () => {
    expect(markedIn('It comes after the BLT2500X and the BLT250.')).toEqual(['BLT250.', ['BLT150']]);
  });

  it('are not replaced where the file writes them in another way', () => {
    expect(markedIn(String.raw`"It comes after the B\x4cT250."`)?.at(1)).toBeUndefined();
  });
});

describe('a point that is written twice', () => {
  it('in nearly the same words is a warning', () => {
    const features =
      'sheet: sht2000\nfeatures:\n  - Oil tank of 600 litres\n  - The oil-tank of 600 litre.\n  - Oil tank of 60 litres\n';
    const text = warnings({ 'models/blt300.yaml': baler('BLT300', features).replace('features: [Two doors]\n', '') });
    expect(text).toMatch(
      /^models\/blt300\.yaml:7:5 .*says the same as "Oil tank of 600 litres" \(entry 1 of the list\)/,
    );
    expect(text.match(/warning/g)).toHaveLength(1);
  });
});

describe('two rows of a machine', () => {
  const specified = (title: string, rows: string) =>
    warnings({ 'models/blt300.yaml': baler('BLT300', `specifications:\n  ${title}: { ${rows} }`) });

  it.each([
    ['Dimensions', 'Net weight: 9 t, Gross weight: 8 t'],
    ['Technische Daten', 'Gewicht: 9 t, Gesamtgewicht: 8 t'],
    ['Abmessungen', 'Höhe: 3 m, Transporthöhe: 4 m'],
    ['Dimensions et poids', 'Poids net: 9 t, Poids brut: 8 t'],
    ['Caractéristiques', 'Hauteur: 3 m, Hauteur de transport: 4 m'],
    ['Caractéristiques', 'Poids: 9 t, Poids total: 8 t'],
    ['Datos técnicos', 'Peso neto: 9 t, Peso bruto: 8 t'],
    ['Dimensiones y peso', 'Altura: 3 m, Altura de transporte: 4 m'],
  ])('cannot both be true under %s: %s', (title, rows) => {
    expect(specified(title, rows)).toMatch(/ is "\d [tm]", (?:more than|but) /);
  });

  it.each([
    ['Technische Daten', 'Gewicht: 8 t, Gesamtgewicht: 9 t, Höhe: 4 m, Transporthöhe: 3 m'],
    ['Caractéristiques', 'Poids net: 8 t, Poids brut: 9 t, Hauteur: 4 m, Hauteur de transport: 3 m'],
    ['Datos técnicos', 'Peso: 8 t, Peso total: 9 t, Altura: 4 m, Altura de transporte: 3 m'],
  ])('may be true under %s: %s', (title, rows) => {
    expect(specified(title, rows)).not.toMatch(/more than|but/);
  });
});
