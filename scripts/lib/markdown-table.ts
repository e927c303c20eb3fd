/**
 * A Markdown table whose columns are as wide as their widest cell.
 * @param rows the first one is the head
 * @param numbers which columns stand to the right
 */
export function markdownTable(
  rows: readonly (readonly string[])[],
  numbers: (column: number) => boolean = () => false,
): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const rule = widths.map((width, column) => (numbers(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const [head = [], ...body] = rows.map((row) =>
    widths.map((width, column) => (numbers(column) ? row[column]?.padStart(width) : row[column]?.padEnd(width))),
  );
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
