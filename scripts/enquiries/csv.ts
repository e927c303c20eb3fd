/**
 * Rows as CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe in front: visitors
 * write these cells.
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  // Control characters would reach the operator's terminal; no cell needs them but tab and line break.
  const text = (value ?? '').replace(/(?![\t\r\n])\p{Cc}/gu, ' ');
  // Spreadsheets read the full-width forms of these characters as formulas, too.
  const safe = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
