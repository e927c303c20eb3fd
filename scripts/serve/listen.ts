import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EnquiryService } from '../../src/enquiry/service/service.ts';
import type { ServiceSettings } from '../../src/enquiry/service/settings.ts';

/** Milliseconds that requests and mails under way get at the end. */
const PATIENCE = 10_000;

/** Connections that may wait until the process has time for them. */
const QUEUE = 4096;

/** The first socket that systemd passes on (sd_listen_fds(3)). */
const PASSED = 3;

/**
 * Whether systemd listens in place of this process and passes the socket on: then posts that come while the service is
 * started again wait in the socket's queue.
 */
const isPassedOn = () =>
  Number(process.env['LISTEN_FDS'] ?? 0) > 0 && process.env['LISTEN_PID'] === String(process.pid);

/** What can be done about a port that is not to be had (errno(3)). */
const reasons: Readonly<Partial<Record<string, (port: number) => string>>> = {
  EADDRINUSE: (port) => `another program has port ${port}; stop it, or choose another port with PORT`,
  EACCES: (port) => `port ${port} is not open to this user; choose one above 1023 with PORT`,
  EADDRNOTAVAIL: () => 'this machine does not have the address that HOST names',
};

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
  const own = { port: PORT, backlog: QUEUE, ...(HOST === undefined ? {} : { host: HOST }) };
  const options = isPassedOn() ? { fd: PASSED } : own;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options, resolve)).catch(
    (error: NodeJS.ErrnoException) => {
      const why = (error.code !== undefined && reasons[error.code]?.(PORT)) || error.message;
      console.error(`${what} could not be served: ${why}`);
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
