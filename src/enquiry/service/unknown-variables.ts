import { nearest } from '../../text/nearest.ts';
import { variables } from './settings.ts';

/** Part of the letters that may differ: `SMPT_URL` is near to `SMTP_URL`, `HOME` is not near to `HOST`. */
const SHARE = 0.25;

/** First words that only settings of this service have. */
const ours = /^(?:SMTP|ALERT|REPLICA|RETRY|RETENTION)_/;

/**
 * A line for each variable of an environment that is no setting but looks like one: a misspelt `SMTP_URL` would leave
 * all enquiries queued. The line does not contain the value, which may be a password.
 */
export function unknownVariables(env: Record<string, string | undefined>): string[] {
  const known = Object.keys(variables);
  return Object.keys(env)
    .filter((name) => !known.includes(name) && /^[A-Z][A-Z_]+$/.test(name))
    .flatMap((name) => {
      const near = nearest(name, known, SHARE);
      const isNear = near !== undefined && name.length > 4;
      if (!isNear && !ours.test(name)) return [];
      return [
        `${name} is not a setting of the enquiry service${isNear ? `; did you mean ${near}?` : ' and has no effect'}`,
      ];
    });
}
