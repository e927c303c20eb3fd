import { referenceOf } from '../reference.ts';
import type { Backlog, Situation, StoredEnquiry } from '../store/store.ts';

/** References of held enquiries that a digest names. */
const MOST_NAMED = 20;

/**
 * What a day was: whatever arrived is sent, queued or held. A digest that does not come, or in which that does not add
 * up, says that something is wrong.
 */
export function composeDigest({ received }: Situation, backlog: Backlog, held: readonly StoredEnquiry[]): string {
  const of = (...names: (keyof typeof received)[]) => names.reduce((sum, name) => sum + (received[name] ?? 0), 0);
  const all = of('queued', 'sending', 'sent', 'dead', 'spam');
  const total = (name: keyof Backlog) => backlog[name]?.count ?? 0;
  const named = held.slice(-MOST_NAMED).map(({ id, state }) => `${referenceOf(id)} (${state})`);
  return [
    `In the last 24 hours: ${all} received = ${of('sent')} sent + ${of('queued', 'sending')} queued + ${of('dead', 'spam')} held (${of('dead')} dead, ${of('spam')} spam).`,
    `In the store: ${total('queued') + total('sending')} queued, ${total('dead')} dead, ${total('spam')} spam, ${total('sent')} sent.`,
    ...(named.length > 0 ? [`Held, for you to look at (npm run enquiries -- show NAME): ${named.join(', ')}.`] : []),
  ].join('\n');
}
