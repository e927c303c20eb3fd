import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** What the mail server does with the next mail. */
export type Behaviour =
  | 'accept'
  /** Accepts connections without a greeting. */
  | 'hang before banner'
  /** Receives the whole mail and never answers. */
  | 'hang after data'
  /** Accepts the mail but breaks the connection before it says so. */
  | 'drop after data';

type Refusal = [code: number, text: string] | undefined;

/** Answers of the server; undefined accepts. */
export interface Refusals {
  /** At MAIL FROM. */
  sender?: () => Refusal;
  /** At RCPT TO. */
  recipient?: (address: string) => Refusal;
  /** After DATA; `offered` counts the mails before. */
  message?: (offered: number) => Refusal;
}

/** What identifies a mail. */
export interface MailKeys {
  messageId: string;
  /** The key of `sampleEnquiry`. */
  key: string;
}

export interface ReceivedMail extends MailKeys {
  from: string;
  to: string[];
  raw: string;
  parsed: Email;
}

/** `await using` closes it. */
export interface MailServer extends AsyncDisposable {
  port: number;
  url: string;
  /** Every accepted mail, including copies. */
  received: ReceivedMail[];
  /** Mails of one enquiry. */
  mailsOf(key: string): ReceivedMail[];
  refusals: Refusals;
  /** Mails that were offered after DATA. */
  offered: number;
  behave(next: Behaviour, refusals?: Refusals): void;
  connections(): number;
  close(): Promise<void>;
}

async function textOf(stream: Readable): Promise<string> {
  return Buffer.concat((await stream.toArray()) as Buffer[]).toString();
}

/** The keys of a received mail. They are ASCII and so readable in every encoding of subject and text. */
export function readKeys(raw: string): MailKeys {
  return {
    messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
    key: /Company (\S+?)(?=[\s<&]|=$|=20|$)/m.exec(raw)?.[1] ?? '',
  };
}

interface MailServerOptions {
  host?: string;
  port?: number;
  behaviour?: Behaviour;
  /** Milliseconds per mail. */
  delay?: number;
  smtp?: SMTPServerOptions;
}

/** A mail server on the loopback address that keeps what it gets and can simulate failures. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { host = '127.0.0.1', delay = 0 } = options;
  let behaviour = options.behaviour ?? 'accept';
  let connections = 0;
  const sockets = new Map<string, Socket>();
  const received: ReceivedMail[] = [];

  const take = async ({ envelope, remotePort }: SMTPServerSession, raw: string): Promise<Refusal> => {
    if (behaviour === 'hang after data') await new Promise(() => {});
    const refusal = mail.refusals.message?.(mail.offered++);
    if (refusal) return refusal;
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    const to = envelope.rcptTo.map(({ address }) => address);
    received.push({ ...readKeys(raw), from, to, raw, parsed: await PostalMime.parse(raw) });
    if (behaviour === 'drop after data') sockets.get(`${remotePort}`)?.destroy();
    else if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return undefined;
  };
  const answer = (refusal: Refusal) =>
    refusal ? Object.assign(new Error(refusal[1]), { responseCode: refusal[0] }) : null;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, done) => done(answer(mail.refusals.sender?.())),
    onRcptTo: ({ address }, _session, done) => done(answer(mail.refusals.recipient?.(address))),
    onData: (stream, session, done) =>
      void textOf(stream)
        .then((raw) => take(session, raw))
        .then((refusal) => done(answer(refusal)))
        // A killed sender breaks its connection.
        .catch(() => {}),
    ...options.smtp,
  });
  smtp.on('error', () => {});
  const server = createServer({ noDelay: true }, (socket) => {
    connections += 1;
    const name = `${socket.remotePort}`;
    sockets.set(name, socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(name));
    if (behaviour !== 'hang before banner') smtp.server.emit('connection', socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const close = async () => {
    cut();
    await new Promise((resolve) => server.close(resolve));
  };
  const mail: MailServer = {
    port,
    url: `smtp://${host}:${port}`,
    received,
    mailsOf: (key) => received.filter((one) => one.key === key),
    refusals: {},
    offered: 0,
    behave(next, refusals = {}) {
      behaviour = next;
      mail.refusals = refusals;
      // Clients stalled by the old behaviour have to reconnect.
      cut();
    },
    connections: () => connections,
    close,
    [Symbol.asyncDispose]: close,
  };
  return mail;
}
