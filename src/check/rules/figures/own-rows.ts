import { lengthsOf } from '../../../figures/measure.ts';
import type { Finding } from '../../../yaml/finding.ts';
import type { Rule, RuleInput } from '../../rule.ts';
import { figureFinding, lineOfFigure, type Measure, type WrittenFigure } from '../../read-figures.ts';
import { isNear } from '../../rows-of-sentences.ts';

/**
 * Rows of one machine that cannot all be true: a net weight above the gross weight, a transport height above the height, a
 * minimum above the maximum, and two figures for one row of the whole machine.
 */
export const rule: Rule = { names: ['quantity/rows'], check };

/** Words in the names of two rows, of which the first is never more than the second, and what is left of both names. */
interface Order {
  less: RegExp;
  more: RegExp;
  of?: RegExp;
}

/** Names of rows in English, German, French and Spanish. */
const weightNames = 'weight|gewicht|poids|peso';
const sideNames =
  'length|width|height|depth|länge|breite|höhe|tiefe|longueur|largeur|hauteur|profondeur|longitud|largo|anchura|ancho|altura|alto|profundidad';

const orders: readonly Order[] = [
  {
    less: /\b(?:(?:net|neto|empty|unladen|tare|leer|vide)\b|netto)/i,
    more: /\b(?:(?:gross|brut|bruto|loaded|laden)\b|brutto)/i,
  },
  { less: /\bmin(?:\b\.?|imum\b|imal\b)/i, more: /\bmax(?:\b\.?|imum\b|imal\b)/i },
  { less: /\b(?:rated|nominal|working|operating|normal|continuous)\b/i, more: /\b(?:max\b\.?|maximum\b|peak\b)/i },
  {
    less: /^(?!gesamt|brutto)(?=\S+$)/i,
    more: /\b(?:total|totale|overall|gross|brut|bruto)\b|\b(?:gesamt|brutto)/i,
    of: new RegExp(`^(?:${weightNames}|${sideNames}|power|leistung|puissance|potencia)$`),
  },
  {
    less: /\b(?:(?:de |di )?transporte?|shipping|travel(?:ling)?)(?:\b|(?=höhe))/i,
    more: /^(?=(?:height|höhe|hauteur|altura)$)|\b(?:overall|total|totale|working|operating|machine)\b/i,
    of: /^(?:height|höhe|hauteur|altura)$/,
  },
];

/** Words that do not change what a row of the whole machine is. */
const ofMachine = /\b(?:machine|own)\b/gi;
const ofFreight = /pack|ship|transport|freight|versand/i;
/** Words in titles of the tables of the whole machine. Others are those of its parts, of its freight or of what it makes. */
const ofWhole: ReadonlySet<string> = new Set(
  (
    'and und et y technical technische general allgemein main basic key overall machine dimension dimensions size sizes ' +
    'weight weights data details specification specifications information daten abmessungen gewicht maße maschine ' +
    'caractéristiques données techniques générales poids datos técnicos generales dimensiones peso máquina'
  ).split(' '),
);
/** Rows of which a machine has one. */
const wholeRow = new RegExp(`^(?:(?:total|overall)\\s|gesamt)?(?:${weightNames}|${sideNames})(?:\\stotale?)?$`, 'i');

function check({ figures }: RuleInput): Finding[] {
  // Of 2,000 models, the names of rows are few.
  const labels = new Set(
    [...new Set(figures.all.map(({ label }) => label))].filter(
      (label) => wholeRow.test(plain(label)) || orders.some(({ less, more }) => less.test(label) || more.test(label)),
    ),
  );
  return [...figures.ofEntry.values()].flatMap((all) => {
    const rows = all.filter(
      ({ table, label, totals }) => labels.has(label) && totals.length > 0 && table !== '/highlights',
    );
    const size = all.find(({ read }) => read.role === 'Overall size');
    return [
      ...(rows.length < 2 ? [] : [...findDisorder(rows), ...findTwice(rows)]),
      ...(size ? findLargerThanAll(rows, size) : []),
    ];
  });
}

const nameOf = (label: string): string => label.replace(/\s+/g, ' ').trim().toLowerCase();

function findDisorder(rows: readonly WrittenFigure[]): Finding[] {
  return orders.flatMap(({ less, more, of }) => {
    const lesser = rows.filter(({ label }) => less.test(label));
    return lesser.flatMap((row) => {
      const rest = nameOf(row.label.replace(less, ''));
      if (of && !of.test(rest)) return [];
      // The least pressure of air is not compared with the most of oil.
      const greater = rows.find(
        ({ label, table }) =>
          (table === row.table || wholeRow.test(rest)) &&
          more.test(label) &&
          !less.test(label) &&
          nameOf(label.replace(more, '')) === rest,
      );
      const [total, greaterTotal] = [row.totals[0], greater?.totals[0]];
      return greater && total && greaterTotal && isMore(total, greaterTotal)
        ? [explain(row, `more than \`${greater.label}\` ("${greater.text}")`, greater)]
        : [];
    });
  });
}

/** Converted figures differ by their rounding. */
const isMore = (measure: Measure, than: Measure): boolean =>
  measure.kind === than.kind &&
  Number.isFinite(measure.least) &&
  measure.least > than.most &&
  !isNear(measure.least, than.most, measure.sign === than.sign);

function findTwice(rows: readonly WrittenFigure[]): Finding[] {
  const named = rows.filter(({ label, table }) => wholeRow.test(plain(label)) && !ofFreight.test(titleOf(table)));
  return [...Map.groupBy(named, ({ label }) => nameOf(plain(label))).values()].flatMap((alike) => {
    const first = alike.find(isOfWhole);
    return alike.flatMap((row) => {
      const [total, firstTotal] = [row.totals[0], first?.totals[0]];
      if (!first || row === first || !total || !firstTotal) return [];
      // No part weighs more than the whole, but a conveyor may be longer.
      const isOther = isMore(total, firstTotal) || (isOfWhole(row) && isMore(firstTotal, total));
      if (!isOther || !(isOfWhole(row) || total.kind === 'mass')) return [];
      const place = first.label === row.label ? `under \`${titleOf(first.table)}\`` : `at \`${first.label}\``;
      return [explain(row, `but "${first.text}" ${place}`, first)];
    });
  });
}

const plain = (label: string): string => label.replace(ofMachine, '').trim();
const titleOf = (table: string): string => table.slice(table.lastIndexOf('/') + 1);
const isOfWhole = ({ table }: WrittenFigure): boolean =>
  titleOf(table)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => ofWhole.has(word));

/** Sides that are longer than each of those of the overall size. */
function findLargerThanAll(rows: readonly WrittenFigure[], size: WrittenFigure): Finding[] {
  const sides = lengthsOf(size.read);
  if (sides.length < 3) return [];
  return rows.flatMap((row) => {
    const isSide = /^transport height$/i.test(row.label) || (wholeRow.test(plain(row.label)) && isOfWhole(row));
    const [length] = isSide ? lengthsOf(row.read) : [];
    return length !== undefined && length > Math.max(...sides) * 1.01
      ? [explain(row, `more than each side of \`${size.label}\` ("${size.text}")`, size)]
      : [];
  });
}

function explain(row: WrittenFigure, what: string, compared: WrittenFigure): Finding {
  const message = `\`${row.label}\` is "${row.text}", ${what}.`;
  return {
    ...figureFinding(row, 'quantity/rows', message, 'correct one of the two'),
    comparedLine: lineOfFigure(compared),
  };
}
