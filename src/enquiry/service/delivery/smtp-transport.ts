import { createTransport } from 'nodemailer';
import { isPermanent } from './classify.ts';
import type { Transport } from './mail.ts';
import { messageOf } from './message.ts';

/** Milliseconds for a connection, and for the server's first words. */
const CONNECT = 10_000;

/**
 * Sends by a mail server; each mail has a connection of its own.
 * @param url `smtp://` or `smtps://`, with what else the mail library takes in its query
 * @param timeout seconds for one mail in all
 */
export function smtpTransport(url: string, timeout: number): Transport {
  const limit = timeout * 1000;
  const transporter = createTransport({
    url,
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
        const error = rejectedErrors.find((fault) => fault.recipient === address);
        return { address, error: error?.message ?? 'refused', permanent: isPermanent(error) };
      });
      return { response, refused };
    },
    close: () => transporter.close(),
  };
}
