import { openState, showMinutes, weekDays } from '../../../catalogue/offices/opening-hours.ts';
import type { PlaceTime } from './place-clock.ts';

/**
 * Whether an office is open, in words: `open until 18:00`, `closed until Mon 09:30`. undefined when that is not known.
 */
export function openWords(
  hours: readonly string[] | undefined,
  time: PlaceTime | undefined,
): { open: boolean; text: string } | undefined {
  const state = time && openState(hours ?? [], time);
  if (!state) return undefined;
  if (state.open) return { open: true, text: `open until ${showMinutes(state.until)}` };
  const { day, minutes } = state.opens;
  const today = day === time.day && minutes > time.minutes;
  return { open: false, text: `closed until ${today ? '' : `${weekDays[day]} `}${showMinutes(minutes)}` };
}
