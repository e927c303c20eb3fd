import path from 'node:path';
import { FOLDER, type ServiceSettings } from '../settings.ts';
import { folderTransport } from './folder-transport.ts';
import type { Transport } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

/** Where mails go: to a server, into a folder, or nowhere yet: then enquiries stay queued. */
export type MailKind = 'smtp' | 'folder' | 'none';

export function mailKind({ SMTP_URL }: Pick<ServiceSettings, 'SMTP_URL'>): MailKind {
  if (SMTP_URL === undefined) return 'none';
  return SMTP_URL === FOLDER ? 'folder' : 'smtp';
}

/** Folder for mails that are written as files. */
export function outboxFolder({ STORE_DIR }: Pick<ServiceSettings, 'STORE_DIR'>): string {
  return path.join(STORE_DIR, 'outbox');
}

/** The configured way for mails; undefined without one. What is not delivered is never called sent. */
export function openTransport(settings: ServiceSettings): Transport | undefined {
  if (settings.SMTP_URL === undefined) return undefined;
  return settings.SMTP_URL === FOLDER
    ? folderTransport(outboxFolder(settings))
    : smtpTransport(settings.SMTP_URL, settings.SEND_TIMEOUT);
}
