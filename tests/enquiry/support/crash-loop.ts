import { setTimeout as sleep } from 'node:timers/promises';
import { reportDelivery, untilAllSent, type DeliveryReport } from './delivery-report.ts';
import { startLoad } from './load.ts';
import { startSwiftMailServer } from './swift-mail-server.ts';
import { startService, type Service } from './service.ts';

export interface CrashOptions {
  /** The store, as settings of the service. */
  store: Record<string, string>;
  /** How often the service is killed. */
  rounds: number;
  clients: number;
  /** Milliseconds between two posts of a client. */
  pause: number;
  /** Milliseconds that all mails may take to come after the last crash. */
  patience: number;
}

/** Milliseconds that a service lives: long enough to take and send some, never the same. */
const lifetime = () => 150 + Math.random() * 900;

/** Kills the service again and again while visitors post and mails go out, then lets it deliver what is left. */
export async function crashLoop(options: CrashOptions): Promise<DeliveryReport & { statuses: Map<number, number> }> {
  const { store, rounds, clients, pause, patience } = options;
  // Mails take a moment, so that a crash meets some on their way.
  const mailServer = await startSwiftMailServer(5);
  const settings = { ...store, SMTP_URL: mailServer.url, LOG_LEVEL: 'warn' };
  let service: Service | undefined;
  const load = startLoad({ url: () => service?.url, clients, pause });
  try {
    for (let round = 0; round < rounds; round += 1) {
      service = await startService(settings);
      await sleep(lifetime());
      await service.end('SIGKILL');
    }
    service = await startService(settings);
    await sleep(300);
    await load.stop();
    const stored = await untilAllSent(service, patience);
    return { ...reportDelivery(load.acknowledged, mailServer, stored.length), statuses: load.statuses };
  } finally {
    await load.stop();
    await service?.end('SIGKILL');
    await mailServer.close();
  }
}
