import { createTransport } from 'nodemailer';
import { isPermanent } from './attempt.ts';
import { type Transport, messageOf } from './mail.ts';

/**
 * Mails under way at the same time: with a quarter of a second each, 10,000 are out in five minutes; and few copies after
 * a crash.
 */
export const MOST_IN_FLIGHT = 8;

/** Milliseconds for which a connection is kept without a mail. */
const IDLE = 20_000;

/** Milliseconds for a connection, and for the server's first words. */
const CONNECT = 10_000;

/**
 * Whether a connection may not go on without TLS: a password in clear is everybody's on the way. On the machine itself
 * there is no way.
 */
export function needsTls(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed) return url.includes('@');
  const { username, password, hostname } = parsed;
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  return (username !== '' || password !== '') && !isLocal;
}

/**
 * Sends by a mail server, over a few connections that are kept for the next mails.
 * @param url `smtp://` or `smtps://`, with what else the mail library takes in its query
 * @param timeout seconds for one mail in all
 */
export function smtpTransport(url: string, timeout: number): Transport {
  const limit = timeout * 1000;
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: MOST_IN_FLIGHT,
    idleTimeout: IDLE,
    // A mail whose connection broke is tried again by the queue, which knows how often and counts it.
    maxRequeues: 0,
    // The mail library lets this win over `ignoreTLS` and `opportunisticTLS` of the query.
    ...(needsTls(url) ? { requireTLS: true } : {}),
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
        return { address, error: error?.message ?? 'refused', permanent: isPermanent(error) };
      });
      return { response, refused };
    },
    close: () => transporter.close(),
  };
}
