import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { type Transport, messageOf } from './mail.ts';
import { acknowledgementId } from './compose-acknowledgement.ts';

/** The file of a mail in the folder. Ids sort by time, so the names do. */
function mailFile(folder: string, id: string): string {
  return path.join(folder, `${id}.eml`);
}

/**
 * Writes mails into a folder instead of sending them, one `.eml` file each, which every mail program opens. A second
 * attempt writes the same file again.
 */
export function folderTransport(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed as a whole');
      const file = mailFile(folder, mail.id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const handle = await open(`${file}.part`, 'w', 0o600);
      try {
        await handle.writeFile(message);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.part`, file);
      return { response: `written to ${file}`, refused: [] };
    },
    close: () => composer.close(),
  };
}

/** Deletes the mails of deleted enquiries from the folder. */
export async function deleteMails(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids.flatMap((own) => [own, acknowledgementId(own)])) await rm(mailFile(folder, id), { force: true });
}
