import type { ReceivedMail } from './mail-server.ts';
import type { ListedEnquiry, Service } from './service.ts';
import { until } from './until.ts';

export interface DeliveryReport {
  /** Keys that were answered 200 and of which no mail came. */
  lost: string[];
  /** Keys whose mails came under more than one Message-ID. */
  underSeveralIds: string[];
  /** Message-IDs that stand for more than one enquiry. */
  sharedIds: string[];
  acknowledged: number;
  /** Enquiries of which a mail came. */
  delivered: number;
  /** Mails beyond the first of each enquiry. */
  copies: number;
  /** Rows of the store. */
  stored: number;
}

/** Waits until nothing is left to send in the store of a service. @returns its rows */
export async function untilAllSent(service: Service, within: number): Promise<ListedEnquiry[]> {
  const open = async () => (await service.count('queued')) + (await service.count('sending'));
  await until('everything is sent', async () => (await open()) === 0, within, 200);
  const listed = await service.list();
  const others = listed.filter(({ state }) => state !== 'sent');
  if (others.length > 0) throw new Error(`Not sent: ${JSON.stringify(others.slice(0, 3))}`);
  return listed;
}

/** Compares what visitors were told with the mails that came. */
export function reportDelivery(
  acknowledged: Set<string>,
  { mails }: { mails: ReceivedMail[] },
  stored: number,
): DeliveryReport {
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

/** A report of a run in which nothing went wrong, whatever its figures are. */
export const nothingLost = { lost: [], underSeveralIds: [], sharedIds: [] };
