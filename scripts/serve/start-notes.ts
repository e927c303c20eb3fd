import path from 'node:path';
import { mailKind, outboxFolder } from '../../src/enquiry/service/delivery/open-transport.ts';
import { type ServiceSettings, variables } from '../../src/enquiry/service/settings.ts';
import { nearest } from '../../src/text/nearest.ts';

/** What an operator should know about the settings when the service starts, a line each. */
export function startNotes(settings: ServiceSettings, env: Record<string, string | undefined>): string[] {
  const { ALERT_MAIL, ALERT_SMTP_URL } = settings;
  const kind = mailKind(settings);
  const look = 'See them: npm run enquiries -- list';
  const notes = unknownVariables(env);
  if (kind === 'none')
    notes.push(`There is no mail server (SMTP_URL): enquiries are stored, and sent once there is one. ${look}`);
  if (kind === 'folder') notes.push(`Mails are written into ${path.relative('', outboxFolder(settings))}. ${look}`);
  if (kind === 'none' && ALERT_MAIL && ALERT_SMTP_URL === undefined)
    notes.push('Alerts to ALERT_MAIL can not be sent without SMTP_URL or ALERT_SMTP_URL.');
  return notes;
}

/** Part of the letters that may differ: `SMPT_URL` is near to `SMTP_URL`, `HOME` is not near to `HOST`. */
const SHARE = 0.25;

/** First words that only settings of this service have. */
const ours = /^(?:SMTP|ALERT|REPLICA|RETRY|RETENTION)_/i;

/**
 * A line for each variable of an environment that is no setting but looks like one, in whatever case: a misspelt `SMTP_URL` would leave
 * all enquiries queued. The line does not contain the value, which may be a password.
 */
export function unknownVariables(env: Record<string, string | undefined>): string[] {
  const known = Object.keys(variables);
  return Object.keys(env)
    .filter((name) => !known.includes(name) && /^[a-z][a-z_]+$/i.test(name))
    .flatMap((name) => {
      const near = nearest(name.toUpperCase(), known, SHARE);
      const isNear = near !== undefined && name.length > 4;
      if (!isNear && !ours.test(name)) return [];
      return [
        `${name} is not a setting of the enquiry service${isNear ? `; did you mean ${near}?` : ' and has no effect'}`,
      ];
    });
}
