import type { MailKeys } from './mail-server.ts';
import type { ListedEnquiry, Service } from './service.ts';
import { until } from './until.ts';

export interface DeliveryReport {
  /** Keys answered with 200 without a mail. */
  lost: string[];
  /** Keys with mails under more than one Message-ID. */
  underSeveralIds: string[];
  /** Message-IDs shared by several enquiries. */
  sharedIds: string[];
  acknowledged: number;
  /** Enquiries with a mail. */
  delivered: number;
  /** Mails beyond the first of each enquiry. */
  copies: number;
  stored: number;
}

/** Waits until a service's store has nothing left to send. @returns its rows */
export async function untilAllSent(service: Service, within: number): Promise<ListedEnquiry[]> {
  const open = async () => (await service.count('queued')) + (await service.count('sending'));
  await until('everything is sent', async () => (await open()) === 0, within, 200);
  const listed = await service.list();
  const others = listed.filter(({ state }) => state !== 'sent');
  if (others.length > 0) throw new Error(`Not sent: ${JSON.stringify(others.slice(0, 3))}`);
  return listed;
}

/** Compares the answers to visitors with the mails received. */
export function reportDelivery(acknowledged: Set<string>, mails: readonly MailKeys[], stored: number): DeliveryReport {
  const byKey = Map.groupBy(mails, ({ key }) => key);
  const byId = Map.groupBy(mails, ({ messageId }) => messageId);
  const severalOf = <Item>(groups: Map<string, Item[]>, name: (item: Item) => string) =>
    [...groups].filter(([, group]) => new Set(group.map(name)).size > 1).map(([key]) => key);
  return {
    lost: [...acknowledged].filter((key) => !byKey.has(key)),
    underSeveralIds: severalOf(byKey, ({ messageId }) => messageId),
    sharedIds: severalOf(byId, ({ key }) => key),
    acknowledged: acknowledged.size,
    delivered: byKey.size,
    copies: mails.length - byKey.size,
    stored,
  };
}

/** Expected problems of a successful run. */
export const nothingLost = { lost: [], underSeveralIds: [], sharedIds: [] };
