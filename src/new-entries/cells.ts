import { parseCsv } from 'hucre/csv';
import { readXlsx, type Cell as FileCell, type CellValue, type Sheet } from 'hucre/xlsx';
import { decode, isUtf8, otherEncoding, readEncodings, wideEncoding, type ReadEncoding } from './encodings.ts';
import { formatted, formattedDate } from './number-format.ts';
import {
  lastRow,
  mostCells,
  readRange,
  smaller,
  usedSize,
  whyOverlong,
  whyTooLarge,
  widest,
  withinLimits,
} from './spreadsheet-limits.ts';
import { isHeader, sayNames, type Cell } from './table-words.ts';

/** A table of a spreadsheet file: a sheet, or a part of it between empty rows or columns. */
export interface CellTable {
  /** `Sheet1, A1 to F20`. */
  name: string;
  rows: Cell[][];
}

/**
 * The tables of a file and what was left out of them; or why it cannot be read. `encodings` are those in which a text
 * without a mark of its encoding may be written, the one that it was read in first, each with words as they read in it.
 */
export type Spreadsheet = ({ tables: CellTable[]; notes: string[] } | { problem: string }) & {
  encodings?: readonly ReadEncoding[];
};

const empty: Cell = { text: '' };

/** Reads an .xlsx, .csv or .tsv file; `encoding` is one of its answer before. */
export async function readSpreadsheet(name: string, bytes: Uint8Array, encoding?: string): Promise<Spreadsheet> {
  const isText = !(bytes[0] === 0x50 && bytes[1] === 0x4b) && wideEncoding(bytes) === undefined && !isUtf8(bytes);
  const spreadsheet = await readTables(name, bytes, isText ? encoding : undefined);
  const isBinary = bytes.subarray(0, 512).some((byte) => byte < 9);
  return isText && !isBinary ? { ...spreadsheet, encodings: readEncodings(bytes, encoding) } : spreadsheet;
}

async function readTables(name: string, bytes: Uint8Array, encoding: string | undefined): Promise<Spreadsheet> {
  if (bytes.length === 0) return { problem: `${name} is empty.` };
  const why = whyTooLarge(name, bytes.length, bytes);
  if (why !== undefined) return { problem: why };
  const notes: string[] = [];
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isBinary = () => wideEncoding(bytes) === undefined && bytes.subarray(0, 512).some((byte) => byte < 9);
  if (!isZip && (/\.xls[xm]?$/i.test(name) || isBinary())) return refuse(name, bytes);
  const text = isZip ? '' : decode(bytes, encoding);
  const odd = encoding === undefined ? otherEncoding.exec(text)?.[0] : undefined;
  if (odd !== undefined && wideEncoding(bytes) === undefined && !isUtf8(bytes))
    return {
      problem: `${name} is written in an encoding that is not known: it says \`${odd}\`. Choose the encoding in which its words are right, or save it as "CSV UTF-8" or .xlsx.`,
    };
  const rows = isZip ? [] : readText(text);
  if (!rows)
    return { problem: `${name} has a quotation mark that nothing closes: the rows below it are part of its cell.` };
  if (isTornApart(rows))
    return {
      problem: `${name} has more cells in its rows than in its header: a comma in a figure parts a cell. Save it with semicolons or tabs.`,
    };
  const worksheets = isZip ? await readWorkbook(bytes, notes) : [{ name, rows: withinLimits(name, rows, notes) }];
  if (!worksheets) return refuse(name, bytes);
  const overlong = worksheets
    .map((worksheet) => whyOverlong(name, worksheet.rows))
    .find((problem) => problem !== undefined);
  if (overlong !== undefined) return { problem: overlong };
  const all = worksheets.flatMap((worksheet) => splitTables(worksheet.name, worksheet.rows));
  const tables = all.filter((table) => table.rows.length * widest(table.rows) <= mostCells);
  const large = all.filter((table) => !tables.includes(table));
  notes.push(...large.map((table) => `${table.name} was left out: it has more than ${mostCells} cells. ${smaller}`));
  if (tables.length > 0) return { tables, notes };
  const none = large.length > 0 ? [] : [`${name} has no table: at least two rows and two columns with texts.`];
  return { problem: [...none, ...notes].join('\n') };
}

function refuse(name: string, bytes: Uint8Array) {
  // The container of old .xls files, in which Excel also keeps an .xlsx with a password.
  const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  const why = isOld ? 'is an old .xls file, or has a password' : 'is no spreadsheet that can be read';
  const how = isOld ? ' without a password' : '';
  return { problem: `${name} ${why}. Open it in Excel or LibreOffice, and save it as .xlsx or .csv${how}.` };
}

function readText(text: string): Cell[][] | undefined {
  const [, sign = '', rest = text] = /^sep=(.)\r?\n([^]*)$/.exec(text) ?? [];
  // Tabs count before commas, which may stand before decimals.
  const delimiter = sign || (/^[^\n]*\t/m.test(rest) ? '\t' : undefined);
  const rows = parseCsv(rest, delimiter === undefined ? {} : { delimiter });
  // A quotation mark that nothing closes has all rows below in its cell, which ends without another one.
  const last = rows.findLast((row) => row.length > 1);
  if (/\n/.test(String(last?.at(-1))) && !/"\s*$/.test(rest)) return undefined;
  // One more shows that there are more.
  const read = rows.slice(0, lastRow + 1);
  return read.map((row, r) => row.map((value, c) => makeCell(value, undefined, addressOf(r, c))));
}

/** Whether most rows are longer than their header: a comma before decimals has parted their cells. */
function isTornApart(rows: readonly (readonly Cell[])[]): boolean {
  const [header = [], ...below] = rows.slice(Math.max(0, rows.findIndex(isHeader)));
  // Empty cells at the end say nothing.
  const torn = below.filter((row) => row.findLastIndex(({ text }) => text !== '') >= header.length);
  return torn.length * 2 > below.length;
}

async function readWorkbook(
  bytes: Uint8Array,
  notes: string[],
  charts: readonly string[] = [],
): Promise<{ name: string; rows: Cell[][] }[] | undefined> {
  try {
    const filter = { sheets: (worksheet: { name: string }) => !charts.includes(worksheet.name) };
    const { sheets: worksheets } = await readXlsx(bytes, { readStyles: true, range: readRange, ...filter });
    const hidden = worksheets.filter((worksheet) => worksheet.hidden || worksheet.veryHidden);
    if (hidden.length > 0) notes.push(`Hidden sheets were left out: ${sayNames(hidden.map(({ name }) => name))}.`);
    return worksheets
      .filter((worksheet) => !hidden.includes(worksheet))
      .map((worksheet) => readWorksheet(worksheet, notes));
  } catch (error) {
    // The library refuses damaged files and archives of other programs with errors of several classes.
    if (!(error instanceof Error)) throw error;
    // A chart on a sheet of its own has no cells.
    const [, chart] = /missing worksheet file for sheet "(.*)"/.exec(error.message) ?? [];
    return chart === undefined || charts.includes(chart) ? undefined : readWorkbook(bytes, notes, [...charts, chart]);
  }
}

function readWorksheet(worksheet: Sheet, notes: string[]): { name: string; rows: Cell[][] } {
  const size = usedSize(worksheet);
  const used = worksheet.rows.slice(0, size.height).map((row) => row.slice(0, size.width));
  const rows = withinLimits(worksheet.name, used, notes).map((row, r) =>
    row.map((value, c) => makeCell(value, worksheet.cells?.get(`${r},${c}`), addressOf(r, c))),
  );
  const [height, width] = [rows.length, widest(rows)];
  for (const { startRow, startCol, endRow, endCol } of worksheet.merges ?? []) {
    const first = rows[startRow]?.[startCol] ?? empty;
    // A cell may be merged to the end of the sheet.
    const [bottom, right] = [Math.min(endRow, height - 1), Math.min(endCol, width - 1)];
    for (let r = startRow; r <= bottom; r++) for (let c = startCol; c <= right; c++) (rows[r] ??= [])[c] = first;
  }
  const hiddenRows = rows.flatMap((row, r) =>
    worksheet.rowDefs?.get(r)?.hidden && row.some(({ text }) => text) ? r : [],
  );
  const hiddenColumns = (worksheet.columns ?? []).slice(0, width).flatMap(({ hidden }, c) => (hidden ? c : []));
  const say = (what: string, names: string) =>
    notes.push(`${worksheet.name}: hidden ${what} ${names} left out; show them in the spreadsheet to import them.`);
  if (hiddenRows.length > 0) say('rows', sayNames(hiddenRows.map((r) => String(r + 1))));
  if (hiddenColumns.length > 0) say('columns', sayNames(hiddenColumns.map((c) => columnName(c))));
  const [rowsAway, columnsAway] = [new Set(hiddenRows), new Set(hiddenColumns)];
  const shown = rows.filter((_row, r) => !rowsAway.has(r));
  // A merged cell may leave holes behind the last value of a row.
  return {
    name: worksheet.name,
    rows: shown.map((row) => Array.from(row, (cell) => cell ?? empty).filter((_c, c) => !columnsAway.has(c))),
  };
}

const columnName = (c: number): string =>
  (c < 26 ? '' : columnName(Math.floor(c / 26) - 1)) + String.fromCharCode(65 + (c % 26));
const addressOf = (r: number, c: number) => `${columnName(c)}${r + 1}`;

/** Errors of programs in their languages: `#REF!`, `#N/A`, `#BEZUG!`, `#¿NOMBRE?`, `Err:502`; a column too narrow, a value that loads. */
const formulaError =
  /^(?:#[¡¿]?\p{Lu}[\p{Lu}\d/_]+[!?]?|#{3,}|(?:Err|Fehler|Error):\d{3}|(?:Loading|Wird geladen|Chargement|Cargando|Caricamento)(?:\.{3}|…))$/u;
/** What nobody sees: soft hyphens, joiners, marks of direction. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

const madeDate = 'Excel made a date of it, as it does of 1-2: format the cell as text and type it again';
const month = '(?:Jan|Feb|Fév|Mar|Mär|Mrz|Apr|Avr|Abr|Ma[iy]|Ju[inl]|Aug|Ago|Aoû|Sep|O[ck]t|Nov|De[cz]|Déc|Dic|Ene)';
/** How Excel writes the dates that it makes of `1-2` and `1-26`: `2-Jan`, `01. Feb`, `Jan-26`. */
const dateOfExcel = new RegExp(String.raw`^(?:\d{1,2}[-. ]{1,2}${month}\p{Ll}*\.?|${month}\p{Ll}*\.?[- ]\d{2})$`, 'u');

/** How a file may keep a date. */
const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function makeCell(value: CellValue, cell: FileCell | undefined, at: string): Cell {
  const result = cell?.type === 'formula' ? (cell.formulaResult ?? value) : value;
  if (cell?.formula !== undefined && (result === null || result === ''))
    return { text: '', at, problem: 'the formula has no result: open the file in Excel and save it' };
  const format = cell?.style?.numFmt ?? '';
  if (result instanceof Date || isoDate.test(String(result))) {
    const date = new Date(result instanceof Date ? result : `${String(result).slice(0, 19)}Z`);
    const text = Number.isNaN(date.getTime()) ? '' : formattedDate(date, format);
    return { text, at, ...(text === '' && { problem: madeDate }) };
  }
  if (typeof result === 'boolean') return { text: result ? 'Yes' : 'No', at };
  if (typeof result === 'number') return { ...formatted(result, format, cell?.formula !== undefined), at };
  // `="QB310"` keeps a CSV's text a text; JavaScript's `\s` has all spaces of other widths.
  const text = (result ?? '')
    .replace(invisible, '')
    .replace(/\s/g, (sign) => (sign === '\n' ? sign : ' '))
    .trim()
    .replace(/^="([^"]*)"$/, '$1');
  if (/^\d(?:[.,]\d+)?E[+-]\d{2,3}$/.test(text))
    return {
      text: '',
      at,
      problem: `Excel shortened the number to ${text}: widen the column, and save the file again`,
    };
  if (dateOfExcel.test(text)) return { text: '', at, problem: madeDate };
  return formulaError.test(text) ? { text: '', at, problem: `the formula gives ${text}` } : { text, at };
}

/** How many rows of titles a table may have above its header. */
const titleRows = 4;

/** Parts a sheet at empty columns with another header behind, and at empty rows with another header below. */
function splitTables(name: string, rows: readonly (readonly Cell[])[]): CellTable[] {
  const width = widest(rows);
  const columns = Array.from({ length: width }, (_, c) => rows.map((row) => row[c] ?? empty));
  const heads = (block: readonly Cell[][]) => rows.map((_row, r) => block.map((column) => column[r] ?? empty));
  const blocks = splitAtGaps(columns, (block) => heads(block).slice(0, titleRows).some(isHeader)).flatMap((block) => {
    const lines = rows.map((_row, r) => block.map((column) => column[r] ?? empty));
    return splitAtGaps(lines, ([top = [], ...below]) => below.length > 0 && isHeader(top));
  });
  return blocks.flatMap((block) => {
    const places = block.flat().flatMap(({ at }) => at ?? []);
    // Titles alone are none.
    const isTable = block.length > 1 && block.some((row) => row.filter(({ text }) => text !== '').length > 1);
    return isTable ? [{ name: `${name}, ${places[0]} to ${places.at(-1)}`, rows: block }] : [];
  });
}

/** Parts lines at empty ones, where a table of its own follows. */
function splitAtGaps(lines: readonly Cell[][], isOwn: (block: Cell[][]) => boolean): Cell[][][] {
  const blocks: Cell[][][] = [[]];
  for (const line of lines) {
    if (line.some(({ text, problem }) => text !== '' || problem !== undefined)) blocks.at(-1)?.push(line);
    else blocks.push([]);
  }
  return blocks.reduce<Cell[][][]>((tables, block) => {
    const last = tables.at(-1);
    if (last && (last.length < 2 || !isOwn(block))) for (const line of block) last.push(line);
    else tables.push(block);
    return tables;
  }, []);
}
