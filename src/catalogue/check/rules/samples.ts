import { findingIn, valueAt, type Rule } from '../entry.ts';

/** Stand-ins that the company has still to replace. */
export const findSamples: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    [...entry.places.keys()]
      .filter((pointer) => pointer.endsWith('/sample') && valueAt(entry, pointer) === true)
      .map((pointer) =>
        findingIn(
          entry,
          pointer,
          {
            rule: 'sample',
            message: 'This is still a sample.',
            fix: 'put the real text, link or id in its place and delete the line `sample: true`',
            severity: 'warning',
          },
          'name',
        ),
      ),
  );
