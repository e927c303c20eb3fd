/** Rows as CSV (RFC 4180). Escapes formulas with an apostrophe, since visitors write these cells. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  // Control characters could manipulate the operator's terminal; cells need only tab and line break.
  // Signs that turn the text around would show another one than is there.
  const text = (value ?? '').replace(/(?![\t\r\n])\p{Cc}/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  // Spreadsheets accept the full-width forms of these characters, too, and in some countries begin a cell after each `;`.
  const safe = text
    .replace(/(^|[;\t\r\n])([^\S\t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1'$2")
    .replace(/^(?=[\t\r])/, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
