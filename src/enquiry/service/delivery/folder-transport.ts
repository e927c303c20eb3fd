import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../make-folder.ts';
import { type Transport, messageOf } from './mail.ts';
import { acknowledgementId } from './compose-acknowledgement.ts';

/** Path of a mail's file. Ids sort by time, and so do the file names. */
function mailFile(folder: string, id: string): string {
  return path.join(folder, `${id}.eml`);
}

/** Writes mails into a folder as `.eml` files instead of sending them. A second attempt overwrites the same file. */
export function folderTransport(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed as a whole');
      const file = mailFile(folder, mail.id);
      makeFolder(folder);
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
      return { response: `written to ${file}`, refused: [] };
    },
    close: () => composer.close(),
  };
}

/** Deletes the mails of deleted enquiries from the folder. */
export async function deleteMails(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids.flatMap((enquiryId) => [enquiryId, acknowledgementId(enquiryId)]))
    await rm(mailFile(folder, id), { force: true });
}
