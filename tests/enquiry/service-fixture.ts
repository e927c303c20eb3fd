import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pino, type Logger } from 'pino';
import { vi } from 'vitest';
import type { EnquirySite } from '../../src/enquiry/contract/enquiry-site.ts';
import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import type { Details, Enquiry } from '../../src/enquiry/contract/enquiry.ts';
import type { trapField } from '../../src/enquiry/contract/spam-checks.ts';
import { nodeListener } from '../../src/enquiry/service/http/node-listener.ts';
import { patientServer } from '../../src/server/patient-server.ts';
import { makeEnquiryService } from '../../src/enquiry/service/service.ts';
import { readSettings, type ServiceSettings } from '../../src/enquiry/service/settings.ts';
import { openStore } from '../../src/enquiry/service/store/open-store.ts';
import type { EnquiryStore } from '../../src/enquiry/service/store/make-store.ts';
import { linked } from '../catalogue/support.ts';
import { memoryFolder, temporaryFolder } from '../temporary-folder.ts';

/** The service's site data for the fixture catalogue. */
export const site: EnquirySite = enquirySiteOf(linked());

export const formType = 'application/x-www-form-urlencoded';

/** Settings from an environment, with a store folder. Throws on a problem. */
export function settingsFrom(env: Record<string, string>): ServiceSettings {
  const result = readSettings(env);
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result.settings;
}

export interface RunningService {
  address: string;
  port: number;
  /** Asks what `ADMIN_PORT` answers. */
  ask(at: string): Promise<Response>;
  folder: string;
  storeDir: string;
  /** The same store through another connection. */
  store: EnquiryStore;
  logged: Record<string, unknown>[];
  post(body: BodyInit, type?: string, headers?: Record<string, string>): Promise<Response>;
  postJson(enquiry: object, headers?: Record<string, string>): Promise<Response>;
  postForm(
    fields: Partial<Enquiry> & Details & { [trapField]?: string },
    headers?: Record<string, string>,
  ): Promise<Response>;
  stop(): Promise<void>;
}

function memoryLog(): { log: Logger; logged: Record<string, unknown>[] } {
  const logged: Record<string, unknown>[] = [];
  const write = (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ level: 'debug', base: null }, { write }), logged };
}

/**
 * Starts the service on a free port, with a store in a new folder.
 * @param senders whether enquiries are delivered
 */
export async function startService(env: Record<string, string> = {}, senders = true): Promise<RunningService> {
  const folder = temporaryFolder('enquiries', memoryFolder());
  const settings = settingsFrom({ STORE_DIR: path.join(folder, 'store'), RATE_LIMIT: '0', ...env });
  const { log, logged } = memoryLog();
  const service = makeEnquiryService({
    settings,
    site: () => site,
    style: 'body{margin:0}',
    headers: { 'X-Content-Type-Options': 'nosniff' },
    log,
  });
  const server: Server = patientServer(nodeListener(service.api));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  if (senders) service.start();
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/send-email`;
  const admin: Server = patientServer(nodeListener(service.admin));
  await new Promise<void>((resolve) => admin.listen(0, '127.0.0.1', resolve));
  const adminAddress = `http://127.0.0.1:${(admin.address() as AddressInfo).port}`;
  const { store } = openStore(settings, () => undefined);
  const post: RunningService['post'] = (body, type = 'application/json', headers = {}) =>
    fetch(address, { method: 'POST', body, headers: { 'Content-Type': type, ...headers } });
  return {
    address,
    port,
    ask: (at) => fetch(adminAddress + at),
    folder,
    storeDir: settings.STORE_DIR,
    store,
    logged,
    post,
    postJson: (enquiry, headers) => post(JSON.stringify(enquiry), 'application/json', headers),
    postForm: (fields, headers) => post(new URLSearchParams(Object.entries(fields)).toString(), formType, headers),
    async stop() {
      for (const one of [server, admin]) {
        one.closeAllConnections();
        await new Promise((resolve) => one.close(resolve));
      }
      await service.stop(100);
      await store.close();
    },
  };
}

/** Waits until a condition holds; at most a minute. */
export const until = (isSo: () => Promise<boolean> | boolean): Promise<true> =>
  vi.waitUntil(isSo, { timeout: 60_000, interval: 20 });
