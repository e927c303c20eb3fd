/** The lines of a Markdown file between which a command writes. */
const startMark = '<!-- The tables below are written by `npm run describe` from schemas/. -->';
const endMark = '<!-- End of the tables. -->';

/** The text with what stands between the two marks replaced. Throws when a mark is missing. */
export function replaceMarked(text: string, replacement: string): string {
  const start = text.indexOf(startMark);
  const end = text.indexOf(endMark);
  if (start < 0 || end < start) throw new Error(`The marks of the tables are missing: ${startMark} … ${endMark}`);
  return `${text.slice(0, start + startMark.length)}\n\n${replacement}\n\n${text.slice(end)}`;
}
