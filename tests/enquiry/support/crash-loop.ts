import { setTimeout as sleep } from 'node:timers/promises';
import { reportDelivery, untilAllSent, type DeliveryReport } from './delivery-report.ts';
import { startLoad } from './load.ts';
import { startMailServer } from './mail-server.ts';
import { startService, type Service } from './service.ts';

export interface CrashOptions {
  /** The store as settings of the service. */
  store: Record<string, string>;
  rounds: number;
  clients: number;
  /** Milliseconds between two posts of a client. */
  pause: number;
  /** Milliseconds for all mails to arrive after the last crash. */
  patience: number;
}

/** Milliseconds until a service is killed: long enough to accept and send some; random. */
const lifetime = () => 150 + Math.random() * 900;

/** Kills the service repeatedly during posts and deliveries, then lets it deliver the rest. */
export async function crashLoop(options: CrashOptions): Promise<DeliveryReport & { statuses: Map<number, number> }> {
  const { store, rounds, clients, pause, patience } = options;
  // Mails take a moment, so that crashes hit some in flight.
  await using mailServer = await startMailServer({ delay: 5 });
  const settings = { ...store, SMTP_URL: mailServer.url, LOG_LEVEL: 'warn' };
  let running: Service | undefined;
  await using load = startLoad({ url: () => running?.url, clients, pause });
  for (let round = 0; round < rounds; round += 1) {
    await using service = await startService(settings);
    running = service;
    await sleep(lifetime());
  }
  await using service = await startService(settings);
  running = service;
  await sleep(300);
  await load.stop();
  const stored = await untilAllSent(service, patience);
  return { ...reportDelivery(load.acknowledged, mailServer.received, stored.length), statuses: load.statuses };
}
