import path from 'node:path';
import { mailKind, outboxFolder } from '../../src/enquiry/service/delivery/open-transport.ts';
import type { ServiceSettings } from '../../src/enquiry/service/settings.ts';
import { unknownVariables } from '../../src/enquiry/service/unknown-variables.ts';

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
