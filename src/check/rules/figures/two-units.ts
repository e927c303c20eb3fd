import { contradictionIn } from '../../../figures/contradictions.ts';
import { once } from '../../../text/once.ts';
import type { Rule } from '../../rule.ts';
import { endSentence } from '../../words.ts';
import { figureFinding } from '../../read-figures.ts';

/** Of 2,000 models, most rows are the same. */
const contradictionOf = once(contradictionIn);

/** One amount given in two units that contradict each other, or a total and its terms: `55 kW (55 HP)`, `75 + 15 kW = 120 kW`. */
export const rule: Rule = {
  names: ['quantity/contradiction'],
  check: ({ figures }) =>
    figures.all.flatMap((figure) => {
      const contradiction = contradictionOf(figure.read);
      if (!contradiction) return [];
      const { said, is, fixes } = contradiction;
      const message = endSentence(
        `\`${figure.label}\` is "${figure.text}", but ${said === undefined ? `its terms make ${is}` : `${said} is ${is}`}`,
      );
      const fix =
        fixes.length > 0
          ? `write ${fixes.map((text) => `\`${text}\``).join(', or ')}`
          : `write ${is}, or correct ${said ?? 'the terms'}`;
      return [figureFinding(figure, 'quantity/contradiction', message, fix)];
    }),
};
