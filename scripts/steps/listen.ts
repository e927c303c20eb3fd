import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EnquiryService } from '../../src/enquiry/service/service.ts';
import type { ServiceSettings } from '../../src/enquiry/service/settings.ts';

/** Milliseconds that requests and mails under way get at the end. */
const PATIENCE = 10_000;

/** Connections that may wait until the process has time for them. */
const QUEUE = 4096;

/**
 * Listens and lets the enquiry service begin, and says so when it is ready. SIGTERM and SIGINT end both after what is
 * under way; a second signal ends the process at once.
 * @param what that is ready: the first word of the sentence
 */
export async function listen(
  server: Server,
  service: EnquiryService,
  { PORT, HOST }: ServiceSettings,
  what: string,
): Promise<void> {
  const options = { port: PORT, backlog: QUEUE, ...(HOST === undefined ? {} : { host: HOST }) };
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options, resolve)).catch(
    (error: Error) => {
      console.error(`${what} could not be served: ${error.message}`);
      process.exit(1);
    },
  );
  service.start();
  console.log(`${what} is ready at http://localhost:${(server.address() as AddressInfo).port}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    service.announceStop();
    const closed = new Promise((resolve) => server.close(resolve));
    // A connection that has its answer is closed and not kept for a next request.
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE);
    await closed;
    clearInterval(closing);
    clearTimeout(cut);
    await service.stop(PATIENCE);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
