import { randomUUIDv7 } from 'node:crypto';
import type { Logger } from 'pino';
import { problemCode } from '../delivery/attempt.ts';
import type { Mail, Transport } from '../delivery/mail.ts';

/** Time-out of a channel in milliseconds. */
const PATIENCE = 20_000;

/** Sends to all channels. @returns whether at least one accepted it */
export type Alert = (subject: string, text: string) => Promise<boolean>;

interface ChannelOptions {
  mail?: { transport: Transport; to: string[]; from: string; domain: string } | undefined;
  webhook: string | undefined;
  log: Logger;
}

type Channel = (subject: string, text: string) => Promise<unknown>;

/** The way to the operator; undefined when no channel is configured. */
export function makeAlert({ mail, webhook, log }: ChannelOptions): Alert | undefined {
  const channels: [name: string, channel: Channel][] = [];
  if (mail) channels.push(['mail', byMail(mail)]);
  if (webhook !== undefined) channels.push(['webhook', byWebhook(webhook)]);
  if (channels.length === 0) return undefined;
  return async (subject, text) => {
    const arrived = channels.map(async ([channel, deliver]) => {
      try {
        await deliver(subject, text);
        return true;
      } catch (error) {
        log.error({ channel, ...problemCode(error) }, 'an alert did not arrive');
        return false;
      }
    });
    return (await Promise.all(arrived)).includes(true);
  };
}

function byMail({ transport, to, from, domain }: NonNullable<ChannelOptions['mail']>): Channel {
  return (subject, text) => {
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
    return transport.send(message, AbortSignal.timeout(PATIENCE));
  };
}

function byWebhook(address: string): Channel {
  return async (subject, text) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: `${subject}\n${text}` }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  };
}
