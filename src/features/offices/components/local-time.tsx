import type { ShellOffice } from '../../../catalogue/navigation.ts';
import styled from '@emotion/styled';
import { colour, font, size, space } from '../../../ui/theme.ts';
import { openState, showMinutes, type ClockTime, weekDays } from '../../../catalogue/offices/opening-hours.ts';
import { fill, type Words } from '../../../catalogue/words.ts';
import { useWords } from '../../../ui/shell.ts';
import { startTransition, useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Milliseconds since 1970, updated every minute; undefined until hydration: the server's clock is not the visitor's. */
export function useNow(): number | undefined {
  const [now, show] = useState<number>();
  useEffect(() => {
    // A separate task: the first time zone look-up of a page may be slow.
    let timer = setTimeout(() => tick());
    const tick = () => {
      startTransition(() => show(Date.now()));
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
    };
    return () => clearTimeout(timer);
  }, []);
  return now;
}

/** In English, as the output is parsed, never shown: `Mon 14:30`. */
const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Time at a place; undefined for a time zone that the browser does not know. */
export function placeTime(timeZone: string, now: number): ClockTime | undefined {
  try {
    const text = new Intl.DateTimeFormat('en-GB', { timeZone, ...parts }).format(now);
    const [day = '', hour, minute] = text.split(/\W+/);
    return { day: (weekDays as readonly string[]).indexOf(day), minutes: Number(hour) * 60 + Number(minute) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type ContactWords = Pick<Words['contact'], 'days' | 'openUntil' | 'closedUntil'>;

/** A day and time: `Fri 14:05`. */
export function showClock({ day, minutes }: ClockTime, { days }: Pick<ContactWords, 'days'>): string {
  return `${days[day] ?? ''} ${showMinutes(minutes)}`;
}

/** Opening state in words: `open until 18:00`, `closed until Mon 09:30`; undefined when unknown. */
export function openWords(
  hours: readonly string[] | undefined,
  time: ClockTime | undefined,
  words: ContactWords,
): { open: boolean; text: string } | undefined {
  const state = time && openState(hours ?? [], time);
  if (!state) return undefined;
  if (state.open) return { open: true, text: fill(words.openUntil, { time: showMinutes(state.until) }) };
  const { opens } = state;
  const isToday = opens.day === time.day && opens.minutes > time.minutes;
  const text = isToday ? showMinutes(opens.minutes) : showClock(opens, words);
  return { open: false, text: fill(words.closedUntil, { time: text }) };
}

/**
 * When an office that is open closes, in milliseconds since 1970, also if clocks change before.
 * @returns undefined if it is closed, or says neither hours nor a time zone
 */
export function closesAt({ timeZone, hours = [] }: OfficeTimes, now: number): number | undefined {
  const time = placeTime(timeZone ?? '', now);
  const state = time && openState(hours, time);
  if (!timeZone || !time || !state?.open) return undefined;
  const day = 24 * 60;
  const nextAt = (instant: number, minutes: number) => instant + ((state.until - minutes + day) % day) * MINUTE;
  const at = nextAt(now - (now % MINUTE), time.minutes);
  const late = (placeTime(timeZone, at)?.minutes ?? state.until) - state.until;
  return at - (late > day / 2 ? late - day : late < -day / 2 ? late + day : late) * MINUTE;
}

/** A filled or empty mark, so that colour is not the only sign. */
export const OpenMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  font-size: ${size.small};
  font-weight: ${font.weight.medium};
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 2px solid currentColor;
    border-radius: 50%;
  }
  &[data-open='true'] {
    color: ${colour.success};
    &::before {
      background: currentColor;
    }
  }
`;

type OfficeTimes = { [Field in 'timeZone' | 'hours']?: ShellOffice[Field] | undefined };

/** Local time and opening state of an office; nothing until hydration. */
export function LocalTime({ office: { timeZone, hours } }: { office: OfficeTimes }) {
  const words = useWords().contact;
  const now = useNow();
  const time = timeZone === undefined || now === undefined ? undefined : placeTime(timeZone, now);
  const state = openWords(hours, time, words);
  return (
    <>
      {time && <span>{showClock(time, words)}</span>}
      {state && <OpenMark data-open={state.open}>{state.text}</OpenMark>}
    </>
  );
}
