import { Icon } from '../machine/icon.tsx';

/** A leaf of a calendar, beside words that say so. */
export function CalendarSign() {
  return (
    <Icon size={16} strokeWidth="1.5">
      <path d="M2 3.5h12v10.5H2zM2 7h12M5 1.5v3M11 1.5v3M8 9v3M6.5 10.5h3" />
    </Icon>
  );
}
