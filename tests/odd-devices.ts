/** A made-up catalogue of devices whose names are as the names of devices are: part numbers, quotes, slashes, any script. */
import { quote } from '../src/yaml/edit/yaml-text.ts';
import { slugify } from '../src/check/file-names.ts';

const makers = ['Kessel & Söhne', 'A/S Vest', 'O’Neil "Pro"', 'Ñandú', '3X-Tec', 'Δέλτα', 'Øst + Nord', 'Ōsaka #1'];
const names = [
  'C9300-24T-A',
  'SFP+ 10G/25G',
  '19" rack, 42U',
  'AC/DC 230 V ½"',
  'Ω-5 µV',
  'X#1 "Pro"',
  '50% duty',
  '0815',
  '1e5',
  'yes',
  'A: B',
  'C++ <beta> & co.',
  "d'Or's 3\\4",
  'Ⅳ型 测量仪',
  'جهاز ٣',
  'Messgerät ß',
  '-5 °C {max}',
  '@home `2`',
  '[100] kV',
  '2024-01-02',
];

const lines = (...fields: [string, string][]): string =>
  fields.map(([field, value]) => `${field}: ${quote(value)}\n`).join('');

/** What is repeated has a number behind it. */
const numbered = (list: readonly string[], index: number): string => {
  const round = Math.floor(index / list.length);
  return `${list[index % list.length]}${round === 0 ? '' : ` ${round + 1}`}`;
};

/** The files of so many devices, in categories named after their makers with `perMaker` each. */
export function oddDevices(count: number, perMaker = 20): Record<string, string> {
  const files: Record<string, string> = { 'units.yaml': 'codes: [Part number]\n' };
  for (let index = 0; index < count; index++) {
    const place = Math.floor(index / perMaker);
    const [maker, name] = [numbered(makers, place), numbered(names, index)];
    const id = slugify(`${makers[place % makers.length]} ${name}`);
    files[`categories/maker-${place}.yaml`] = lines(
      ['title', maker],
      ['layout', 'models'],
      ['machine', 'none'],
      ['summary', `Devices of ${maker}, with their figures and data sheets.`],
    );
    const file = `models/${id}.yaml` in files ? `${id}-${index}` : id;
    files[`models/${file}.yaml`] = `${lines(
      ['name', name],
      ['category', `maker-${place}`],
      ['description', `The ${name} is device ${index} of ${maker}, made to be told from all others.`],
    )}features:\n  - ${quote(`Made by ${maker}`)}\nspecifications:\n  Device:\n    Part number: ${quote(`${index}-00-${name}`)}\n    Weight: ${(index % 40) + 2} kg\n    Supply: 24 V\n`;
  }
  return files;
}
