const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * How a date that was written in another form, or does not exist, should be written; undefined when it cannot be
 * guessed.
 */
export function explainDate(text: string): string | undefined {
  const iso = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})(?:[T ]+\d{1,2}:\S*)?$/.exec(text);
  if (iso) return write(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[-./ ]+(\d{1,2})[-./ ]+(\d{4})$/.exec(text);
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    if (second > 12) return write(year, first, second);
    if (first > 12 || first === second) return write(year, second, first);
    return `write \`${form(year, second, first)}\` if the month is ${second}, or \`${form(year, first, second)}\` if it is ${first}`;
  }
  const words =
    /^(?:[a-z]+day,?\s+)?(?:(\d{1,2})\S*\s+([a-z]{3})[a-z]*|([a-z]{3})[a-z]*\s+(\d{1,2}))\S*,?\s+(\d{4})$/i.exec(text);
  const month = months.indexOf((words?.[2] ?? words?.[3] ?? '').toLowerCase()) + 1;
  if (!words || month === 0) return undefined;
  return write(Number(words[5]), month, Number(words[1] ?? words[4]));
}

function write(year: number, month: number, day: number): string {
  if (month < 1 || month > 12) return `there is no month ${month}; write year-month-day, for example ${year}-10-14`;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > last) return `that month has ${last} days; write for example \`${form(year, month, last)}\``;
  return `write \`${form(year, month, day)}\``;
}

function form(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
