import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { MailKind } from '../delivery/open-transport.ts';
import type { EnquiryStore } from '../store/make-store.ts';
import { states, type Settlement } from '../store/store.ts';

export type Metrics = ReturnType<typeof makeMetrics>;

/** The service's metrics. Values from the store are queried on demand. */
export function makeMetrics(store: EnquiryStore, freeMegabytes: () => Promise<number | undefined>, mail: MailKind) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const posts = new Counter({
    name: 'enquiry_posts_total',
    help: 'Posts by status.',
    labelNames: ['status'],
    registers,
  });
  const attempts = new Counter({
    name: 'enquiry_deliveries_total',
    help: 'Attempts to deliver by what became of them.',
    labelNames: ['result'],
    registers,
  });
  const up = new Gauge({ name: 'enquiry_store_up', help: 'Whether the store answers.', registers });
  const stored = new Gauge({ name: 'enquiries', help: 'Enquiries by state.', labelNames: ['state'], registers });
  const oldest = new Gauge({
    name: 'enquiries_oldest_timestamp_seconds',
    help: 'When the oldest of a state arrived.',
    labelNames: ['state'],
    registers,
  });
  const disk = new Gauge({ name: 'enquiry_disk_free_megabytes', help: 'Free on the disk of STORE_DIR.', registers });

  new Gauge({
    name: 'enquiry_mail_server',
    help: 'Whether there is a mail server: without one enquiries stay queued.',
    registers,
  }).set(mail === 'smtp' ? 1 : 0);

  const look = async () => {
    const backlog = await store.backlog();
    oldest.reset();
    for (const state of states) {
      stored.set({ state }, backlog[state]?.count ?? 0);
      const since = backlog[state]?.oldest;
      if (since !== undefined) oldest.set({ state }, since / 1000);
    }
    const free = await freeMegabytes();
    if (free !== undefined) disk.set(free);
  };

  return {
    /** Counts the answer to a post. */
    answered: (status: number) => posts.inc({ status }),
    /** Counts a delivery attempt. */
    attempted: (result: Settlement['state']) => attempts.inc({ result }),
    contentType: registry.contentType,
    /** All metrics in Prometheus text format. */
    async text(): Promise<string> {
      try {
        await look();
        up.set(1);
      } catch {
        up.set(0);
      }
      return registry.metrics();
    },
  };
}
