/** A leaf of a calendar, beside words that say so. */
export function CalendarSign() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M2 3.5h12v10.5H2zM2 7h12M5 1.5v3M11 1.5v3M8 9v3M6.5 10.5h3" />
    </svg>
  );
}
