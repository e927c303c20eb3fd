import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  parsed: Email;
}

/** Refusals of the server; undefined accepts. */
export interface Refusals {
  /** At RCPT TO, by address. */
  recipient?: (address: string) => [code: number, text: string] | undefined;
  /** After DATA. */
  message?: (received: number) => [code: number, text: string] | undefined;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  refusals: Refusals;
  offered: number;
  close(): Promise<void>;
}

const refusal = ([code, text]: [number, string]) => Object.assign(new Error(text), { responseCode: code });

/** A mail server on the loopback address that keeps what it gets. */
export async function startMailServer(options: SMTPServerOptions = {}, host = '127.0.0.1'): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const mail: MailServer = {
    url: '',
    received,
    refusals: {},
    offered: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Cuts kept connections at the end: waiting for them takes twenty seconds.
    closeTimeout: 50,
    onRcptTo({ address }, _session, done) {
      const answer = mail.refusals.recipient?.(address);
      done(answer ? refusal(answer) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const answer = mail.refusals.message?.(mail.offered++);
        if (answer) return done(refusal(answer));
        const raw = Buffer.concat(chunks).toString('utf8');
        void PostalMime.parse(raw).then((parsed) => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw, parsed });
          done();
        });
        return undefined;
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  mail.url = `smtp://${host}:${(server.server.address() as AddressInfo).port}`;
  return mail;
}
