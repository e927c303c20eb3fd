import { randomUUIDv7 } from 'node:crypto';
import type { Logger } from 'pino';
import { problemCode } from '../delivery/attempt.ts';
import type { Mail, Transport } from '../delivery/mail.ts';

/** Time-out of a channel in milliseconds. */
const PATIENCE = 20_000;

/** Channels to the operator. */
export interface Routes {
  isOpen: boolean;
  /** Sends to all channels. @returns whether at least one accepted it */
  send(subject: string, text: string): Promise<boolean>;
}

export interface RouteOptions {
  mail?: { transport: Transport; to: string[]; from: string; domain: string } | undefined;
  webhook: string | undefined;
  log: Logger;
}

export function makeRoutes({ mail, webhook, log }: RouteOptions): Routes {
  const byMail = async (subject: string, text: string) => {
    if (!mail) return false;
    const { transport, to, from, domain } = mail;
    const id = `alert-${randomUUIDv7()}`;
    const message: Mail = {
      id,
      from,
      to,
      recipients: to,
      messageId: `<${id}@${domain}>`,
      date: new Date(),
      subject,
      text: `${text}\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    await transport.send(message, AbortSignal.timeout(PATIENCE));
    return true;
  };
  const byWebhook = async (subject: string, text: string) => {
    if (webhook === undefined) return false;
    const response = await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: `${subject}\n${text}` }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
    return true;
  };
  const tried = async (route: string, telling: Promise<boolean>) => {
    try {
      return await telling;
    } catch (error) {
      log.error({ route, ...problemCode(error) }, 'a call for help did not arrive');
      return false;
    }
  };
  return {
    isOpen: mail !== undefined || webhook !== undefined,
    async send(subject, text) {
      const arrived = await Promise.all([
        tried('mail', byMail(subject, text)),
        tried('webhook', byWebhook(subject, text)),
      ]);
      return arrived.includes(true);
    },
  };
}
