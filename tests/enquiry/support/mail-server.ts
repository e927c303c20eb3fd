import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What the mail server does with the next mail. */
export type Behaviour =
  | 'accept'
  /** Accepts connections without a greeting. */
  | 'hang before banner'
  /** Receives the whole mail and never answers. */
  | 'hang after data'
  /** Accepts the mail but breaks the connection before it says so. */
  | 'drop after data'
  /** 451 at the sender. */
  | 'put off'
  /** 450 at a recipient seen for the first time. */
  | 'greylist'
  /** 550 at the recipient. */
  | 'refuse recipient'
  /** 550 at the recipients whose name begins with "second". */
  | 'refuse second recipient'
  /** 554 after the mail. */
  | 'refuse mail';

export interface ReceivedMail {
  messageId: string;
  /** The key of `sampleEnquiry`. */
  key: string;
  recipients: string[];
  raw: string;
}

export interface MailServer {
  port: number;
  url: string;
  /** Every accepted mail, including copies. */
  mails: ReceivedMail[];
  /** Mails of one enquiry. */
  mailsOf(key: string): ReceivedMail[];
  behave(next: Behaviour): void;
  connections(): number;
  close(): Promise<void>;
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => stream.once('end', () => resolve(Buffer.concat(chunks).toString())));
}

/** A received mail. The key is ASCII and so readable in every encoding of subject and text. */
export function readMail(raw: string, recipients: string[]): ReceivedMail {
  return {
    messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
    key: /Company (\S+?)(?=[\s<&]|=$|=20|$)/m.exec(raw)?.[1] ?? '',
    recipients,
    raw,
  };
}

export interface MailServerOptions {
  port?: number;
  behaviour?: Behaviour;
  /** Milliseconds per mail. */
  delay?: number;
}

/** A mail server on 127.0.0.1 that can simulate failures. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { delay = 0 } = options;
  let behaviour = options.behaviour ?? 'accept';
  let connections = 0;
  const mails: ReceivedMail[] = [];
  const seen = new Set<string>();
  const sockets = new Map<string, Socket>();

  const recipientRefusal = (address: string) => {
    if (behaviour === 'refuse recipient') return refusal(550, '5.1.1 No such user');
    if (behaviour === 'refuse second recipient' && address.startsWith('second')) return refusal(550, '5.1.1 No second');
    if (behaviour === 'greylist' && !seen.has(address)) {
      seen.add(address);
      return refusal(450, '4.2.0 Greylisted, come again');
    }
    return undefined;
  };

  const take = (raw: string, session: SMTPServerSession, done: (error?: Error | null, text?: string) => void) => {
    if (behaviour === 'hang after data') return;
    if (behaviour === 'refuse mail') return done(refusal(554, '5.7.1 Looks like spam'));
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    mails.push(readMail(raw, recipients));
    if (behaviour === 'drop after data') sockets.get(`${session.remotePort}`)?.destroy();
    else setTimeout(done, delay, null, 'taken');
  };

  const smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(behaviour === 'put off' ? refusal(451, '4.3.0 Later') : null),
    onRcptTo: ({ address }, _session, done) => done(recipientRefusal(address)),
    onData: (stream, session, done) => void textOf(stream).then((raw) => take(raw, session, done)),
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
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailsOf: (key) => mails.filter((mail) => mail.key === key),
    behave(next) {
      behaviour = next;
      // Clients stalled by the old behaviour have to reconnect.
      for (const socket of sockets.values()) socket.destroy();
    },
    connections: () => connections,
    async close() {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
