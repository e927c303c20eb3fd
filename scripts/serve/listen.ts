import type { Server } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeListener } from '../../src/enquiry/service/http/node-listener.ts';
import type { EnquiryService } from '../../src/enquiry/service/service.ts';
import type { ServiceSettings } from '../../src/enquiry/service/settings.ts';
import { patientServer } from '../../src/server/patient-server.ts';
import { startNotes } from './start-notes.ts';

/** Milliseconds for running requests and mails to finish at shutdown. */
const PATIENCE = 10_000;

/** Backlog of the listening socket. */
const QUEUE = 4096;

/** The first socket passed by systemd (sd_listen_fds(3)). */
const PASSED = 3;

/** Whether systemd passes in the listening socket: then posts during a restart queue in the socket. */
const isPassedOn = () =>
  Number(process.env['LISTEN_FDS'] ?? 0) > 0 && process.env['LISTEN_PID'] === String(process.pid);

const noAddress = (_port: number, name: string) => `this machine does not have the address that ${name}HOST names`;

/** What to do when a port is unavailable, by error code (errno(3), getaddrinfo(3)). */
const reasons: Readonly<Partial<Record<string, (port: number, name: string) => string>>> = {
  EADDRINUSE: (port, name) => `another program has port ${port}; stop it, or choose another port with ${name}PORT`,
  EACCES: (port, name) => `port ${port} is not open to this user; choose one above 1023 with ${name}PORT`,
  EADDRNOTAVAIL: noAddress,
  EAI_AGAIN: noAddress,
  EINVAL: noAddress,
  ENOTFOUND: noAddress,
};

/**
 * Listens, or ends the process with the reason.
 * @param name the beginning of the variables' names
 * @returns the port
 */
async function open(
  server: Server,
  options: ListenOptions & { fd?: number },
  what: string,
  name: '' | 'ADMIN_',
): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options, resolve)).catch(
    (error: NodeJS.ErrnoException) => {
      const why = (error.code !== undefined && reasons[error.code]?.(options.port ?? 0, name)) || error.message;
      console.error(`${what} could not be served: ${why}`);
      process.exit(1);
    },
  );
  return (server.address() as AddressInfo).port;
}

/**
 * Listens, starts the enquiry service, and prints a line when ready. SIGTERM and SIGINT shut down gracefully; a second
 * signal exits at once.
 * @param what the first word of that line
 */
export async function listen(
  server: Server,
  service: EnquiryService,
  settings: ServiceSettings,
  what: string,
): Promise<void> {
  const { PORT, HOST, ADMIN_PORT, ADMIN_HOST, STOP_DELAY_SECONDS } = settings;
  const unfit = await service.check();
  if (unfit !== undefined) {
    const { DATABASE_URL, REPLICA_DIR } = settings;
    const isCopy = REPLICA_DIR !== undefined && unfit.includes(REPLICA_DIR);
    const name = DATABASE_URL === undefined ? (isCopy ? 'REPLICA_DIR' : 'STORE_DIR') : 'DATABASE_URL';
    console.error(`${name} can not be used: ${unfit}`);
    process.exit(2);
  }
  const address = { port: PORT, backlog: QUEUE, ...(HOST === undefined ? {} : { host: HOST }) };
  const port = await open(server, isPassedOn() ? { fd: PASSED } : address, what, '');
  const admin = patientServer(nodeListener(service.admin));
  const adminPort = await open(admin, { port: ADMIN_PORT, host: ADMIN_HOST }, 'The state of the service', 'ADMIN_');
  service.start();

  let stopping = false;
  const stop = async (delay: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    service.announceStop();
    await sleep(delay * 1000);
    const closed = new Promise((resolve) => server.close(resolve));
    // During shutdown, close keep-alive connections as soon as they are idle.
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE);
    await closed;
    clearInterval(closing);
    clearTimeout(cut);
    await service.stop(PATIENCE);
    process.exit();
  };
  process.on('SIGTERM', () => void stop(STOP_DELAY_SECONDS));
  // Ctrl-C: nobody waits for a load balancer.
  process.on('SIGINT', () => void stop(0));

  console.log(`${what} is ready at http://localhost:${port}`);
  const adminHost = ADMIN_HOST.includes(':') ? `[${ADMIN_HOST}]` : ADMIN_HOST;
  console.log(`Its state: http://${adminHost}:${adminPort}/readyz and /metrics`);
  for (const note of startNotes(settings, process.env)) console.log(note);
}
