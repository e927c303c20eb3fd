import { startMailServer, type MailServer } from './mail-server.ts';
import { startService, type ListedEnquiry, type Service } from './service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { until } from './until.ts';

export interface Scene {
  service: Service;
  mailServer: MailServer;
  storeDir: string;
  /** Waits until the store's one enquiry has at least `times` attempts and has failed before. */
  untilTried(times: number): Promise<ListedEnquiry>;
  /** Waits until the store's one enquiry is in a state. */
  untilIn(state: ListedEnquiry['state']): Promise<ListedEnquiry>;
}

/** Runs a test with its own service and mail server, and ends both. A failure includes the service's log. */
export async function withService(
  settings: Record<string, string>,
  test: (scene: Scene) => Promise<void>,
): Promise<void> {
  const storeDir = temporaryFolder('service');
  await using mailServer = await startMailServer();
  await using service = await startService({ STORE_DIR: storeDir, SMTP_URL: mailServer.url, ...settings });
  try {
    await test({
      service,
      mailServer,
      storeDir,
      untilTried: (times) => untilListed(service, ({ attempts, lastError }) => attempts >= times && lastError !== null),
      async untilIn(state) {
        await until(`an enquiry is ${state}`, async () => (await service.count(state)) > 0);
        return untilListed(service, (enquiry) => enquiry.state === state);
      },
    });
  } catch (error) {
    if (error instanceof Error) error.message += `\nThe service has logged:\n${service.output().slice(-3000)}`;
    throw error;
  }
}

/**
 * Waits until the first listed enquiry matches. Each poll starts a process, so callers wait for cheaper signals
 * first.
 */
async function untilListed(service: Service, is: (enquiry: ListedEnquiry) => boolean): Promise<ListedEnquiry> {
  let found: ListedEnquiry | undefined;
  const look = async () => {
    [found] = await service.list();
    return found !== undefined && is(found);
  };
  await until('it is listed as expected', look, 60_000, 300).catch((error: Error) => {
    throw new Error(`${error.message} It is listed as ${JSON.stringify(found)}`);
  });
  if (!found) throw new Error('There is no enquiry.');
  return found;
}
