import type { ReceivedMail } from './mail-server.ts';
import { listEnquiries, type ListedEnquiry } from './service.ts';
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

/** Waits until nothing is left to send in a store. @returns its rows */
export async function untilAllSent(settings: Record<string, string>, within: number): Promise<ListedEnquiry[]> {
  let listed: ListedEnquiry[] = [];
  const isOver = async () => {
    listed = await listEnquiries(settings);
    return listed.every(({ state }) => state === 'sent');
  };
  await until('everything is sent', isOver, within, 1000).catch((error: Error) => {
    const states = Map.groupBy(listed, ({ state }) => state);
    throw new Error(`${error.message} ${[...states].map(([state, rows]) => `${rows.length} ${state}`).join(', ')}`);
  });
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
