import { createTransport } from 'nodemailer';
import { isPermanent } from './attempt.ts';
import { type Transport, messageOf } from './mail.ts';

/**
 * Mails in flight at the same time. At 0.25 s each, 10,000 are sent in five minutes; a crash duplicates at most
 * eight.
 */
export const MOST_IN_FLIGHT = 8;

/** Milliseconds that an idle connection is kept. */
const IDLE = 20_000;

/** Time-out in milliseconds for the connection and for the server's greeting. */
const CONNECT = 10_000;

/** Whether a connection requires TLS, so that passwords are not sent in clear; not needed on the same machine. */
export function needsTls(url: string): boolean {
  const { username, password, hostname } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  return (username !== '' || password !== '') && !isLocal;
}

/** Adds the option to the query, because nodemailer lets the query win: an empty `requireTLS=` would switch TLS off. */
function withTls(url: string): string {
  const address = new URL(url);
  address.searchParams.set('requireTLS', 'true');
  return address.href;
}

/**
 * Sends through a mail server over a few pooled connections.
 * @param url `smtp://` or `smtps://`, with nodemailer's options in its query
 * @param timeout seconds per mail
 */
export function smtpTransport(url: string, timeout: number): Transport {
  const limit = timeout * 1000;
  const transporter = createTransport({
    // This option wins over `ignoreTLS` and `opportunisticTLS`.
    url: needsTls(url) ? withTls(url) : url,
    pool: true,
    maxConnections: MOST_IN_FLIGHT,
    idleTimeout: IDLE,
    // The queue retries and counts broken connections itself.
    maxRequeues: 0,
    connectionTimeout: Math.min(CONNECT, limit),
    greetingTimeout: Math.min(CONNECT, limit),
    dnsTimeout: Math.min(CONNECT, limit),
    socketTimeout: limit,
  });
  return {
    async send(mail, signal) {
      const {
        response,
        rejected,
        rejectedErrors = [],
      } = await transporter.sendMail({
        ...messageOf(mail),
        signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
      });
      const refused = rejected.map((address) => {
        const error = rejectedErrors.find((problem) => problem.recipient === address);
        return { address, error: error?.message ?? 'refused', permanent: isPermanent(error ?? {}) };
      });
      return { response, refused };
    },
    close: () => transporter.close(),
  };
}
