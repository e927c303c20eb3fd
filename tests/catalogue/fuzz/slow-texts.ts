/** Texts that make patterns go back over what they have read: a repeated piece, and an end that does not fit. */

const numbers = [
  '9+',
  '9-',
  '9/',
  '9x',
  '9 x ',
  '1,2;',
  '1.',
  '1,',
  '1 ',
  '1 to ',
  '±1',
  '(1',
  '1)',
  '1/2 ',
  '½',
  '1½',
  '0',
];
const units = [
  '1kg ',
  '1 kg ',
  'kg/',
  'mm x ',
  "5'",
  '5"',
  '1°',
  '1%',
  '10²',
  '10^',
  '1e',
  '1:',
  '~1',
  '>1',
  '$1',
  'a/',
];
const words = [
  'a',
  'a ',
  'A',
  'ab ',
  'max ',
  'min. ',
  'up to ',
  'approx ',
  'from ',
  'per ',
  'and ',
  'or ',
  'of ',
  'I',
  'O0',
  'IO1',
];
const joined = [
  'a-',
  'a_',
  'a-1',
  '1a',
  '1-2-',
  'a.',
  'a,',
  'a, ',
  'a; ',
  'a: ',
  'A. ',
  '? ',
  '! ',
  "a'b",
  'ä',
  'ß',
  'ж',
  '用',
];
const signs = [
  '-',
  '--',
  '–',
  '.',
  ',',
  '/',
  '\\',
  '*',
  '=',
  '@',
  '_',
  '^',
  '~',
  '°',
  '|',
  '$',
  '%',
  ';',
  ':',
  '"',
  "'",
  '`',
];
const brackets = ['(', ')', '((a', '[', '{', '{a', '{a}', '<', '<a', '<a>', '&', '&amp;', '#', '# ', '()', '[a]('];
const spaces = [' ', '\t', ' \t', '\u00a0', '\u3000', '\u200b', '\u202e', '\u0301', '  a', '- '];
const addresses = [
  'a@',
  '@a.',
  'a@a.',
  'http://',
  'https://a.',
  'www.',
  '/a',
  '/../',
  '?a=',
  '%20',
  'a.b-',
  '+49 ',
  '(0)',
  '0 ',
  'A1 ',
];
const pieces = [numbers, units, words, joined, signs, brackets, spaces, addresses].flat();
const ends = ['', '!'];

/** By name: a text of about `length` characters. */
export const slowTexts: readonly { name: string; make: (length: number) => string }[] = pieces.flatMap((piece) =>
  ends.map((end) => ({
    name: JSON.stringify(`${piece}…${end}`),
    make: (length: number) => `1${piece.repeat(Math.ceil(length / piece.length))}${end}`,
  })),
);

/** A text as YAML in quotes. */
const quoted = (text: string) => JSON.stringify(text);
const model = (fields: Record<string, string>, rows = '    Weight: 9000 kg') =>
  `name: ${fields['name'] ?? 'BLT300'}\ncategory: tyrescrapbaler\ndescription: ${fields['description'] ?? 'It presses.'}\nfeatures: [${fields['feature'] ?? 'Two doors'}]\nspecifications:\n  Table:\n${rows}\n`;

/** By place: files with the text there. */
export const places: Readonly<Record<string, (text: string) => Record<string, string | ((old: string) => string)>>> = {
  'a name': (text) => ({ 'models/blt300.yaml': model({ name: quoted(text) }) }),
  'a sentence': (text) => ({ 'models/blt300.yaml': model({ description: quoted(text), feature: quoted(`${text} `) }) }),
  'a figure': (text) => ({ 'models/blt300.yaml': model({}, `    Weight: ${quoted(text)}`) }),
  'a label': (text) => ({ 'models/blt300.yaml': model({}, `    ${quoted(text)}: 5 kg`) }),
  'a text without quotes': (text) => ({ 'models/blt300.yaml': model({ description: text }) }),
  'words of a page': (text) => ({ 'pages/about.yaml': (old) => `${old}title: ${quoted(text)}\n` }),
  'an address': (text) => ({
    'site.yaml': (old) => old.replace('sales@example.com', quoted(text)).replace('/old-baler', quoted(text)),
    'offices/india.yaml': (old) => `${old}phone: ${quoted(text)}\n`,
  }),
};
