import type { SendMailOptions } from 'nodemailer';

/** A mail before it is encoded. */
export interface Mail {
  id: string;
  from: string;
  to: string[];
  /** All of `to`, or those whom an earlier attempt did not reach. */
  recipients: string[];
  replyTo?: { name: string; address: string };
  messageId: string;
  date: Date;
  subject: string;
  text: string;
  html?: string;
  headers: Record<string, string>;
}

/** Result for a mail that the server accepted for at least one recipient. */
export interface Delivery {
  response: string;
  refused: { address: string; error: string; permanent: boolean }[];
}

/** Sends mails. `send` rejects when nobody got the mail. */
export interface Transport {
  send(mail: Mail, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

/** A mail as nodemailer expects it. It must not name a file or URL to load. */
export function messageOf({ id: _id, recipients, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    envelope: { from: mail.from, to: recipients },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
