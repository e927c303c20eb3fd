import type { Rule } from '../../rule.ts';
import { findingAtWords, textsOf } from '../../texts-of.ts';

/** What people write until they know. */
const form = /\b(?:TBD|TBA|TBC)\b|\bT\.B\.[DAC]\.|\bto be (?:defined|decided|announced|confirmed)\b/;

/** Placeholders that visitors would read: `TBD`. */
export const rule: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    form.test(entry.source.text)
      ? textsOf(entry).flatMap(({ pointer, text }) => {
          const found = form.exec(text)?.[0];
          if (found === undefined) return [];
          return findingAtWords(entry, pointer, found, {
            rule: 'text/placeholder',
            message: `"${found}" is a placeholder; visitors read it as it stands.`,
            fix:
              found === text ? 'write `On request`, or what it really is' : 'write what it really is, or leave it out',
            severity: 'warning',
          });
        })
      : [],
  );
