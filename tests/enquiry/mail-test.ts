import { test as base } from 'vitest';
import { startMailServer, type MailServer } from './support/mail-server.ts';
import { startService, until, type RunningService } from './service-fixture.ts';

interface Mailing {
  mail: MailServer;
  /** (Re)starts the service with the mail server; it retries after 30 ms. */
  start(env?: Record<string, string>): Promise<RunningService>;
  stop(): Promise<void>;
  /** Waits until `count` enquiries are in the state. */
  inState(state: 'sent' | 'dead' | 'queued', count?: number): Promise<void>;
}

/** A test of the service's mails, with its own mail server; stops both at the end. */
export const test = base.extend<{ mailing: Mailing }>({
  mailing: async ({ onTestFinished }, use) => {
    const mail = await startMailServer();
    let service: RunningService | undefined;
    const stop = async () => {
      await service?.stop();
      service = undefined;
    };
    onTestFinished(async () => {
      await stop();
      await mail.close();
    });
    await use({
      mail,
      stop,
      async start(env) {
        await stop();
        service = await startService({
          SMTP_URL: mail.url,
          MAIL_TO: 'sales@example.com',
          MAIL_FROM: 'website@example.com',
          PUBLIC_ORIGIN: 'https://www.example.com',
          RETRY_SCHEDULE: '0.03',
          ...env,
        });
        return service;
      },
      inState: async (state, count = 1) =>
        void (await until(async () => (await service?.store.list(state))?.length === count)),
    });
  },
});
