import type { Random } from './random.ts';

/** Changes a text, which may become invalid. */
export interface Mutation {
  name: string;
  mutate(text: string, random: Random): string;
}

const list = (text: string) => text.split(' ; ');

/** Characters with a meaning in YAML or JSON, alone and with the space that gives them that meaning. */
const signs = [
  ...list(
    '- ; -  ; : ; :  ;  : ; # ;  # ;  #  ; " ; \' ; [ ; ] ; { ; } ; , ; ,  ; & ; * ; ! ; | ; > ; % ; @ ; ` ; ? ; ? ',
  ),
  ...list('\\ ; \\n ; << ; --- ; ... ; ~ ; = ; :\n ; \n-  ; : -  ; "" ; \'\' ; ]] ; {}'),
];

/** Characters pasted from web pages and word processors, or left by a broken program. */
const oddities = [
  ...list(
    '\t ; \u00a0 ; \u200b ; \u200d ; \u00ad ; \u2028 ; \u2029 ; \u202f ; \u3000 ; \u2009 ; \ufeff ; \u2060 ; \u202e',
  ),
  ...list(
    '“ ; ” ; „ ; ‘ ; ’ ; « ; » ; – ; — ; − ; • ; · ; … ; × ; \u0085 ; \u0000 ; \u0001 ; \u001b ; \u007f ; \u009f',
  ),
  ...list('\ufffd ; \ufffe ; \ud83d ; \udc00 ; 🙂 ; 👩\u200d🔧 ; é ; e\u0301 ; ß ; क्ष ; ا'),
];

/** Values that YAML or a person reads as something else. */
const values = [
  ...list(
    '010 ; 3.000 ; 6,5 ; 1 200,5 ; 12E5 ; 0x1F ; 0o17 ; +5 ; 1.50 ; .5 ; -0 ; 1e400 ; .inf ; .nan ; -.INF ; 1_000',
  ),
  ...list(
    '9007199254740993 ; 12345678901234567890 ; 12:30 ; yes ; no ; on ; true ; True ; false ; null ; ~ ; "" ; [] ; {}',
  ),
  ...list(
    '2025-10-14 ; 2025-02-30 ; 14.10.2025 ; 2025-10-14T10:00:00Z ; [a, b] ; {a: 1} ; - a ; __proto__ ; constructor',
  ),
  ...list('&a x ; *a ; !!str 1 ; !!int "1" ; !!binary aGk= ; !custom x ; <<: *a ; | ; >- ; |2 ; > text ; %TAG'),
];

const insertions = [...signs, ...oddities, ...values];

const cut = (text: string, from: number, length: number, put = '') =>
  text.slice(0, from) + put + text.slice(from + length);

/** Mutations of single characters anywhere. */
export const characterMutations: readonly Mutation[] = [
  {
    name: 'insert',
    mutate: (text, random) => cut(text, random.integer(text.length + 1), 0, random.pick(insertions)),
  },
  {
    name: 'replace',
    mutate: (text, random) =>
      cut(text, random.integer(text.length + 1), 1 + random.integer(3), random.pick(insertions)),
  },
  { name: 'delete', mutate: (text, random) => cut(text, random.integer(text.length + 1), 1 + random.integer(4)) },
  {
    name: 'delete a stretch',
    mutate: (text, random) => cut(text, random.integer(text.length + 1), 1 + random.integer(120)),
  },
  {
    name: 'repeat a character',
    mutate(text, random) {
      const at = random.integer(text.length + 1);
      return cut(text, at, 0, text.charAt(at).repeat(1 + random.integer(30)));
    },
  },
  {
    name: 'swap neighbours',
    mutate(text, random) {
      const at = random.integer(Math.max(1, text.length - 1));
      return cut(text, at, 2, text.charAt(at + 1) + text.charAt(at));
    },
  },
  {
    name: 'change the case',
    mutate(text, random) {
      const at = random.integer(text.length + 1);
      const letter = text.charAt(at);
      return cut(text, at, 1, letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());
    },
  },
  { name: 'truncate', mutate: (text, random) => text.slice(0, random.integer(text.length + 1)) },
  { name: 'cut off the start', mutate: (text, random) => text.slice(random.integer(text.length + 1)) },
  replaceOne('double quotes', /["']/g, ['“', '”', '"', "'", '', '«', '‘', '\\"', '""']),
  replaceOne('dashes', /-/g, ['–', '—', '•', '*', '·', '', '--', '-\t', '-\u00a0', '- -', '?']),
  replaceOne('colons', /:/g, [
    '',
    ' :',
    '：',
    ';',
    '::',
    ':\t',
    ':\u00a0',
    ': ',
    ':"',
    ': |',
    ': >',
    ': &a',
    ': {',
    ': [',
  ]),
  replaceOne('spaces', / /g, ['', '\t', '\u00a0', '  ', '\n', ' # ', ' #', ': ', ' - ', '\u200b', '\r', '\u0000']),
  replaceOne('line ends', /\n/g, [
    '',
    '\r\n',
    '\r',
    '\n\n',
    ' ',
    '\\n',
    '\n\t',
    '\n ',
    '\n\n\n',
    '\n#\n',
    '\u0085',
    '\n...\n',
    '\n---\n',
  ]),
  replaceOne('brackets', /[[\]{}]/g, ['', '[', ']', '{', '}', '(', '[[', '},']),
];

/** Replaces one character of a class, if the text has any. */
function replaceOne(name: string, sort: RegExp, replacements: readonly string[]): Mutation {
  return {
    name,
    mutate(text, random) {
      const found = [...text.matchAll(sort)];
      return found.length === 0 ? text : cut(text, random.pick(found).index, 1, random.pick(replacements));
    },
  };
}

export { values as oddValues };
