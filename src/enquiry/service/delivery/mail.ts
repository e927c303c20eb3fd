import type { SendMailOptions } from 'nodemailer';

/** A mail before it is put into its form for the wire. */
export interface Mail {
  id: string;
  from: string;
  to: string[];
  /** Who has to get it now: all of `to`, or those whom an earlier attempt did not reach. */
  recipients: string[];
  replyTo?: { name: string; address: string };
  messageId: string;
  date: Date;
  subject: string;
  text: string;
  html?: string;
  headers: Record<string, string>;
}

/** What became of a mail that the server took, for at least one of its recipients. */
export interface Delivery {
  /** The server's answer. */
  response: string;
  /** The recipients that it refused, and why. */
  refused: { address: string; error: string; permanent: boolean }[];
}

/** Carries mails. `send` rejects with the problem when nobody got the mail. */
export interface Transport {
  send(mail: Mail, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

/** A mail as the mail library wants it. Nothing in it may name a file or an address to load. */
export function messageOf({ id: _id, recipients, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    envelope: { from: mail.from, to: recipients },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
