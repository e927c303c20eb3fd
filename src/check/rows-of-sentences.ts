import type { TextAmount, TextFigure } from '../figures/text-figures.ts';
import { isApparentPower, wordsOfRows, type UnitKind } from '../figures/units.ts';
import { longestWords } from '../text/names.ts';
import type { Measure, WrittenFigure } from './read-figures.ts';

/** A row of the model's tables or highlights, and what it measures. */
export interface FigureRow {
  figure: WrittenFigure;
  measure: Measure;
}

/** The figures that measure a kind of quantity: each of their parts, or all of them together. */
export function rowsOf(figures: readonly WrittenFigure[], kind: UnitKind, of: 'parts' | 'totals'): FigureRow[] {
  return figures.flatMap((figure) =>
    (of === 'parts' ? figure.measures : figure.totals)
      .filter((measure) => measure.kind === kind)
      .map((measure) => ({ figure, measure })),
  );
}

/**
 * The machine itself at the end of a text: `It`, `The BLT250`, `a primary shredder`. Things like `motor` are its parts.
 * These words are those of sentences in English, German, French and Spanish.
 */
const itself = String.raw`(?:^|[\s(])(?:it|machine|maschine|máquina|sie|elle|\p{Lu}[\p{Lu}-]*\d+|(?!\p{L}*(?:motor|rotor|roller|cylinder|hopper|container|conveyor|feeder|heater|blower|compressor|generator|chamber|trailer|filter|cooler|sensor|door|floor|lever|cover|ladder|loader|tower|layer|corner|hammer|pusher|lifter|operator|transformer|number|power|other|either|order|water|paper|copper)\b)\p{Ll}+(?:er|or|press|mill))`;

/** Words of a sentence that refer to a row, by a word of the row's name. */
const synonyms: ReadonlyMap<string, RegExp> = new Map([
  ['force', /\bforce|\bpress/i],
  ['power', /\bpower(?! (?:supply|cable|cord|pack|plug|socket))|\bits (?:motor|drive)\b/i],
  ['weight', /\bweight|\bweighing/i],
  ['capacity', /\bcapacity|\bthroughput/i],
  ['pressure', /\bpressure/i],
]);

/** `The briquettes weigh 5 kg` and `a bale weighs 800 kg` tell of other things. */
const weighs = new RegExp(
  String.raw`(?:^(?=\p{L}+ \d)|(?:${itself}|\b(?:and|which|that|und|et|y)) )(?:weighs|wiegt|pèse|pesa)(?!\p{L})`,
  'iu',
);
const weight = /^(?:weight|gewicht|poids|peso)$/;

/** Words before `weight` or `force` that mean the machine's own; `bale weight` is something else's. */
const ownWords =
  /^(?:a|an|the|its|of|in|with|and|or|at|for|by|has|have|own|total|overall|net|gross|machine|machine's|baler|shredder|pressing|compaction|hydraulic|installed|rated|maximum|max|min|full|high|more|less|same|der|die|das|den|dem|des|ein|eine|einer|einem|einen|mit|von|und|ihr|ihre|le|la|les|un|une|avec|et|sa|son|el|las|los|una|con|y|su)$/i;

/** Words before a thing that the machine makes: `presses into bales of 2 t`. A `second motor` is another one. */
const verbs = /^(?:into|makes?|produces?|forms?|presses|ties|gives|delivers|handles?|takes?|lifts?|drives?)$/i;

/** Where a clause ends: `a force of 250 ton and bales of 2000 kg`. */
const endOfClause = /[,;:]\s|\s(?:and|into|while|but|which|und|aber|et|mais|qui|y|pero|que)\s/g;

/**
 * The figures of the row that a figure of a sentence is about, by the words directly beside it, then by those of its
 * clause, then of its sentence; empty when that is not certain.
 */
export function rowsMeant(text: string, figure: TextFigure, rows: readonly FigureRow[]): FigureRow[] {
  const { start, end } = sentenceAt(text, figure.start);
  const at = figure.start - start;
  const [before, after] = [text.slice(start, figure.start), text.slice(figure.start + figure.text.length, end)];
  // `a 54 kW motor`: the unit is no word before the name.
  const isBefore = /(?:^|\s)(?:an?|the|its|with)\s$/i.test(before);
  const sentence = isBefore ? `${before}${'·'.repeat(figure.text.length)}${after}` : text.slice(start, end);
  const beside = rowsBeside(before, after, rows);
  if (beside.length > 0) return beside;
  const clause = spanAround(sentence, at, endOfClause);
  const inClause = rowsNamed(sentence.slice(clause.start, clause.end), rows);
  return inClause.length > 0 ? inClause : rowsNamed(sentence, rows);
}

/** Where the sentence around an offset starts and ends. */
export const sentenceAt = (text: string, at: number): { start: number; end: number } => spanAround(text, at, /\.\s/g);

function spanAround(text: string, at: number, boundary: RegExp): { start: number; end: number } {
  let start = 0;
  for (const { index, 0: sign } of text.matchAll(boundary)) {
    if (index >= at) return { start, end: index };
    start = index + sign.length;
  }
  return { start, end: text.length };
}

/** Rows named by a thing beside the figure, of which the unit tells the rest: `bales of 1200 to 2000 kg`. */
function rowsBeside(before: string, after: string, rows: readonly FigureRow[]): FigureRow[] {
  return theOnly(
    byRow(rows).flatMap(({ label, rowsOfName }) => {
      const words = wordsOf(label);
      const things = words.filter((word) => !wordsOfRows.get(rowsOfName[0]?.measure.kind ?? 'count')?.has(word));
      if (things.length === 0 || things.length === words.length) return [];
      if (things.some((word) => ownWords.test(word))) return [];
      const thing = `(?:^|([\\p{L}'’]+)\\s+)${things.join(String.raw`\s+`)}s?`;
      const named =
        new RegExp(`${thing} (?:of|with|weighing)(?: (?:about|up to|from|at most|max\\.?))?\\s*$`, 'iu').exec(before) ??
        new RegExp(`^ ()${things.join(String.raw`\s+`)}s?\\b`, 'i').exec(after);
      const isBeside = named && (!named[1] || ownWords.test(named[1]) || verbs.test(named[1]));
      return isBeside ? [{ rowsOfName }] : [];
    }),
  );
}

const withFigure = new RegExp(
  String.raw`${itself}\s(?:with|has|needs|takes|draws|delivers|processes|mit|hat|avec|a|con|tiene)\s(?:(?:about|up to|nearly|only|etwa|environ|unos)\s)?$`,
  'iu',
);
const isFigure = new RegExp(
  String.raw`${itself}\s(?:is|stands|measures|ist|misst|mesure|mide)\s(?:(?:about|only|nearly|etwa|nur|environ|unos)\s)?$`,
  'iu',
);
/** `Motor of 75 kW`, `It has a 75 kW motor`, `Driven by a motor of 75 kW`: the motor of the machine, not that of a part. */
const ofMotor = new RegExp(
  String.raw`^((?:(?:\S+(?:\s\S+)?)??${itself}\s(?:with|has|mit|hat|avec|a|con|tiene)|(?:with|driven by|powered by))\s(?:an?|its|einem|einen|un|une|una)\s)?` +
    String.raw`(?:(?:an?|the|its)\s)?(?:electric\s)?(?:(?:motor|drive|power|antrieb|moteur|puissance|potencia|leistung)(?:\s?(?:power|leistung))?(?::|\s(?:of|with|mit|von|de))?\s)?$`,
  'iu',
);
const ofAllMotors = /total|overall|install|gesamt/i;
/** The words behind a figure by which it is a side of the machine, and the names of that row. */
const sideWords: readonly (readonly [behind: string, names: string])[] = [
  ['long|lang|largo', 'length|länge|longueur|longitud|largo'],
  ['wide|breit|large|ancho', 'width|breite|largeur|anchura|ancho'],
  ['high|tall|hoch|haut|alto', 'height|höhe|hauteur|altura|alto'],
];
const sides = sideWords.map(([behind, names]) => ({
  behind: new RegExp(String.raw`^ (?:de )?(?:${behind})(?!\p{L})`, 'u'),
  row: new RegExp(`^(?:(?:overall|total|machine) |gesamt)?(?:${names})(?: totale?)?$`, 'i'),
}));

/**
 * The row of the machine that a sentence tells without its name: `a shredder with 120 HP`, where one row alone has a power;
 * `It is 6300 mm long`.
 * @param rows those of the figure's kind that no other figure of the sentence states
 */
export function rowsOfMachine(text: string, figure: TextFigure, rows: readonly FigureRow[]): FigureRow[] {
  const { start, end } = sentenceAt(text, figure.start);
  const [before, after] = [text.slice(start, figure.start), text.slice(figure.start + figure.text.length, end)];
  const side = sides.find(({ behind }) => behind.test(after));
  // A point of a list: `120–160 HP`, `3.2 m high`
  const isPoint =
    /^(?:processes |takes |turns at |up to )?$/i.test(before) &&
    (side ? /^ \p{L}+$/u : /^(?: (?:power|drive|motor))?\.?$/).test(after);
  if (side) {
    const isOwn = ({ figure: { label, read } }: FigureRow) => side.row.test(label) || read.role === 'Overall size';
    return isFigure.test(before) || isPoint ? theOnly(byRow(rows.filter(isOwn))) : [];
  }
  // `a shredder with 60 HP motors` tells of the motors.
  const isEnd = /^(?:\s(?:and|for|in|at|or|und|für|bei|et|pour|y|para)\s|[.,;)]|$)/.test(after);
  const isMotor = ofMotor.test(before) && /^(?:\s(?:motor|drive))?(?:[.,;]|$|\s(?:with|and|runs)\s)/.test(after);
  if (!isPoint && !isMotor && !(withFigure.test(before) && isEnd)) return [];
  const ofMachine = rows.filter(({ figure: { label }, measure: { kind } }) =>
    wordsOf(label).every(
      (word) =>
        ownWords.test(word) || /^(?:motors?|drive|antrieb|moteur)$/.test(word) || wordsOfRows.get(kind)?.has(word),
    ),
  );
  return theOnly(
    byRow(
      ofMachine.filter(
        ({ figure: { label }, measure: { kind } }) =>
          kind !== 'length' && kind !== 'mass' && !(isMotor && ofAllMotors.test(label)),
      ),
    ),
  );
}

function rowsNamed(sentence: string, rows: readonly FigureRow[]): FigureRow[] {
  const named = byRow(rows)
    .map(({ label, rowsOfName }) => ({ rowsOfName, words: wordsNamed(sentence, label) }))
    .filter(({ words }) => words > 0);
  const most = Math.max(...named.map(({ words }) => words));
  return theOnly(named.filter(({ words }) => words === most));
}

const byRow = (rows: readonly FigureRow[]): { label: string; rowsOfName: FigureRow[] }[] =>
  [...Map.groupBy(rows, ({ figure }) => figure.row).values()].map((rowsOfName) => ({
    label: rowsOfName[0]?.figure.label ?? '',
    rowsOfName,
  }));

const theOnly = (candidates: readonly { rowsOfName: FigureRow[] }[]): FigureRow[] =>
  candidates.length === 1 ? (candidates[0]?.rowsOfName ?? []) : [];

const wordsOf = (label: string): string[] =>
  label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** How many words of a row's name a sentence contains; 0 unless it contains all of them. */
function wordsNamed(sentence: string, label: string): number {
  if (label.length > longestWords) return 0;
  const words = wordsOf(label);
  const isNamed = (word: string) =>
    (weight.test(word) && weighs.test(sentence)) ||
    (synonyms.get(word) ?? new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, 'iu')).test(sentence);
  if (!words.every(isNamed)) return 0;
  const [only] = words;
  const before =
    words.length === 1 ? new RegExp(`([\\p{L}'’]+)\\s+${only ?? ''}(?!\\p{L})`, 'iu').exec(sentence)?.[1] : undefined;
  return before === undefined || ownWords.test(before) ? words.length : 0;
}

/** Converted and rounded amounts differ by up to this share: 180 HP are 132 kW, 75 HP 55 kW. */
const [sameUnit, otherUnit] = [0.01, 0.03];
/** `nearly 12 t` may be 11 t. */
const roughly = 0.1;

/** Whether two amounts are the same but for rounding. */
export function isNear(a: number, b: number, inOneUnit = true): boolean {
  return Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * (inOneUnit ? sameUnit : otherUnit);
}

/** Kilograms of a bale are no force, and an apparent power (VA) is not the power of a motor. */
export function isComparable({ kind, sign, isForceOfMass }: TextAmount, { measure }: FigureRow): boolean {
  return (
    kind === measure.kind &&
    (!isForceOfMass || sign === 'tf' || sign === measure.sign) &&
    isApparentPower(sign) === isApparentPower(measure.sign)
  );
}

/** Whether an amount of a sentence equals that of a row, is within its range, or is a limit that the row meets. */
export function isSaid(
  amount: TextAmount,
  { limit, approximate }: Pick<TextFigure, 'limit' | 'approximate'>,
  measure: Measure,
): boolean {
  if (amount.kind !== measure.kind) return false;
  const share = approximate ? roughly : amount.sign === measure.sign ? sameUnit : otherUnit;
  if (limit === 'most' && measure.most <= amount.most * (1 + share)) return true;
  if (limit === 'least' && measure.least >= amount.least * (1 - share)) return true;
  return amount.least >= measure.least * (1 - share) && amount.most <= measure.most * (1 + share);
}
