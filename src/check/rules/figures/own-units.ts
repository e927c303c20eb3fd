import { normalizeName } from '../../../text/names.ts';
import { commonMeasure } from '../../../figures/own-units.ts';
import { findUnit } from '../../../figures/units.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, itemsAt, textAt, type Entry } from '../../../catalogue/entry.ts';
import { explainUnknown } from '../../words.ts';
import type { Rule, RuleInput } from '../../rule.ts';

/** Units of units.yaml that convert to no known unit, words defined twice, and codes that match no row. */
export const rule: Rule = {
  names: ['units/code', 'units/equals', 'units/known', 'units/twice'],
  looksAt: ['units'],
  checkEntry,
};

function checkEntry(entry: Entry, input: RuleInput): Finding[] {
  const labels = [...new Set(input.figures.all.map(({ label }) => label))];
  return [...explainMeasures(entry), ...explainWords(entry), ...explainCodes(entry, labels)];
}

function explainMeasures(entry: Entry): Finding[] {
  return itemsAt(entry, '/units').flatMap(({ pointer }) => {
    const [sign = '', equals] = [textAt(entry, `${pointer}/sign`), textAt(entry, `${pointer}/equals`)];
    if (equals === undefined) return [];
    const at = `${pointer}/equals`;
    if (findUnit(sign)) {
      const message = `\`${sign}\` is a common unit, so \`equals\` is not needed.`;
      return findingIn(entry, at, { rule: 'units/known', message, fix: 'delete the line', severity: 'warning' });
    }
    if (commonMeasure(equals)) return [];
    const message = `"${equals}" is not a single figure in a common unit.`;
    const fix = `write one \`${sign}\` in a common unit, for example \`equals: 44.45 mm\`; or delete the line`;
    return findingIn(entry, at, { rule: 'units/equals', message, fix });
  });
}

function explainWords(entry: Entry): Finding[] {
  const taken = new Map<unknown, string>();
  return itemsAt(entry, '/units').flatMap(({ pointer }) => {
    const sign = textAt(entry, `${pointer}/sign`) ?? '';
    const words = [{ pointer: `${pointer}/sign`, value: sign }, ...itemsAt(entry, `${pointer}/words`)];
    return words.flatMap(({ pointer: at, value }) => {
      const taker = taken.get(value);
      if (taker === undefined) {
        taken.set(value, sign);
        return [];
      }
      const message = `\`${String(value)}\` is already used for \`${taker}\`.`;
      return findingIn(entry, at, { rule: 'units/twice', message, fix: 'delete it here, or there' });
    });
  });
}

function explainCodes(entry: Entry, labels: readonly string[]): Finding[] {
  const known = new Set(labels.map(normalizeName));
  return itemsAt(entry, '/codes').flatMap(({ pointer, value }) => {
    if (typeof value !== 'string' || known.has(normalizeName(value))) return [];
    return findingIn(entry, pointer, {
      rule: 'units/code',
      ...explainUnknown(value, labels, `No machine has a row \`${value}\``, {
        otherwise: 'write the name of a row as the machines have it, or delete the line',
      }),
      severity: 'warning',
    });
  });
}
