import type { Rule } from '../rule.ts';
import { findingIn } from '../entry.ts';
import { textsOf } from '../texts-of.ts';

/** A zero in brackets behind the country code: it is dialled within the country alone. */
const form = /^(\+\d{1,3})\s*\(0\)\s*/;

/** Telephone numbers whose link would dial a wrong number: `+49 (0) 89 123456`. */
export const rule: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    entry.source.text.includes('(0)')
      ? textsOf(entry).flatMap(({ pointer, text }) => {
          if (!form.test(text)) return [];
          return findingIn(entry, pointer, {
            rule: 'phone/zero',
            message: `The number "${text}" has a zero that is dialled within the country alone: a press on it would call a wrong number.`,
            fix: `write \`${text.replace(form, '$1 ')}\``,
            severity: 'warning',
          });
        })
      : [],
  );
