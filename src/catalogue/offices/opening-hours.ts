/** Parses office hours (`Mon-Fri 09:30-18:00`) and tells whether an office is open. */

/** Weekdays as the data writes them, in the order of `day`. */
export const weekDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** One line of office hours: days from 0 (Monday), minutes since midnight. */
export interface OpeningHours {
  days: number[];
  from: number;
  to: number;
}

/** Weekday (0 is Monday) and minutes since midnight. */
export interface ClockTime {
  day: number;
  minutes: number;
}

const written = new RegExp(
  `^(${weekDays.join('|')})(?:-(${weekDays.join('|')}))? (\\d\\d):(\\d\\d)-(\\d\\d):(\\d\\d)$`,
);
const dayOf = (name: string) => (weekDays as readonly string[]).indexOf(name);

/** Parses a line of office hours; a range of days may wrap around the week (`Sun-Thu`). Undefined if it is invalid. */
export function parseHours(line: string): OpeningHours | undefined {
  const match = written.exec(line);
  if (!match) return undefined;
  const [, first = '', last = first, ...numbers] = match;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = numbers.map(Number);
  const start = dayOf(first);
  const length = ((dayOf(last) - start + 7) % 7) + 1;
  return {
    days: Array.from({ length }, (_, index) => (start + index) % 7),
    from: fromHour * 60 + fromMinute,
    to: toHour * 60 + toMinute,
  };
}

/** Formats a line for visitors: `Mon–Fri 09:30–18:00`, with translated days. */
export function showHours(line: string, days: readonly string[]): string {
  return line.replaceAll('-', '–').replaceAll(/[A-Z][a-z]{2}/g, (day) => days[dayOf(day)] ?? day);
}

/** `570` → `09:30`. */
export function showMinutes(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Open until a time of day, or closed until a time of the week. */
type OpenState = { open: true; until: number } | { open: false; opens: ClockTime };

/** Whether an office is open at its local time; undefined if no line is valid. */
export function openState(lines: readonly string[], { day, minutes }: ClockTime): OpenState | undefined {
  const spans = lines.flatMap((line) => {
    const hours = parseHours(line);
    return hours ? hours.days.map((openDay) => ({ day: openDay, from: hours.from, to: hours.to })) : [];
  });
  const now = spans.find((span) => span.day === day && span.from <= minutes && minutes < span.to);
  if (now) return { open: true, until: now.to };
  const week = 7 * 24 * 60;
  const waits = spans.map((span) => ({
    wait: ((span.day - day) * 24 * 60 + span.from - minutes + week) % week,
    opens: { day: span.day, minutes: span.from },
  }));
  const [next] = waits.sort((a, b) => a.wait - b.wait);
  return next && { open: false, opens: next.opens };
}
