import { startMailServer, type MailServer } from './mail-server.ts';
import { startService, type ListedEnquiry, type Service } from './service.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './until.ts';

export interface Scene {
  service: Service;
  mailServer: MailServer;
  storeDir: string;
  /** Waits until there is one enquiry, in a state that is looked for. */
  untilListed(what: string, is: (enquiry: ListedEnquiry) => boolean): Promise<ListedEnquiry>;
}

/**
 * Runs a test with a service and a mail server of its own, and removes both whatever comes of it.
 * A failure tells what the service has logged.
 */
export async function withService(
  settings: Record<string, string>,
  test: (scene: Scene) => Promise<void>,
): Promise<void> {
  const { folder: storeDir, remove } = temporaryFolder('service');
  const mailServer = await startMailServer();
  try {
    const service = await startService({ STORE_DIR: storeDir, SMTP_URL: mailServer.url, ...settings });
    try {
      await test({
        service,
        mailServer,
        storeDir,
        async untilListed(what, is) {
          let found: ListedEnquiry | undefined;
          const look = async () => {
            [found] = await service.list();
            return found !== undefined && is(found);
          };
          await until(what, look, 20_000, 600).catch((error: Error) => {
            throw new Error(`${error.message} It is listed as ${JSON.stringify(found)}`);
          });
          if (!found) throw new Error('There is no enquiry.');
          return found;
        },
      });
    } catch (error) {
      if (error instanceof Error) error.message += `\nThe service has logged:\n${service.output().slice(-3000)}`;
      throw error;
    } finally {
      await service.end('SIGKILL');
    }
  } finally {
    await mailServer.close();
    remove();
  }
}
