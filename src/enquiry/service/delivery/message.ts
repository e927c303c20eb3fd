import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** A mail as the mail library wants it. Nothing in it may name a file or an address to load. */
export function messageOf({ id: _id, recipients, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    envelope: { from: mail.from, to: recipients },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
