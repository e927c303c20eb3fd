/**
 * Milliseconds for which a sender's day is believed: so long may an enquiry have waited, and so far may clocks differ.
 */
const DAY = 24 * 60 * 60 * 1000;
const PAST = 31 * DAY;
const AHEAD = DAY;

/**
 * The day to which an enquiry belongs: the sender's, where that can be.
 * @param header the value of `Enquiry-Day`
 */
export function sentOn(header: string | null, now: Date): Date {
  if (header === null || !/^\d{4}-\d\d-\d\d$/.test(header)) return now;
  const day = Date.parse(header);
  const isBelieved = day >= now.getTime() - PAST && day <= now.getTime() + AHEAD;
  return isBelieved ? new Date(day) : now;
}
