import { namesIn, type Places } from '../../catalogue/read/index-events.ts';
import { positionAt, type SourceText, type Span } from '../../catalogue/read/source-text.ts';
import { isList, type EntryValue } from './edit.ts';

/** A field of a block, or an item of a list with its index as name. Lines and columns count from 0. */
export interface Member {
  name: string;
  /** JSON pointer. */
  pointer: string;
  first: number;
  /** Inclusive. */
  last: number;
  /** Of its name or hyphen. */
  column: number;
  /** The lines after the member above; for the first one, the comments directly above it. */
  above: readonly string[];
}

/** The lines of a valid text, and which of them belong to which value. */
export class TextLines {
  readonly lines: readonly string[];
  readonly places: Places;
  private readonly source: SourceText;
  /** The last line of each value. */
  private readonly ends: readonly number[];

  constructor(source: SourceText, places: Places) {
    this.source = source;
    this.places = places;
    this.lines = source.text.split(/\r\n|\r|\n/);
    this.ends = [...places.entries()].map(([pointer, { value }]) => {
      let { line } = this.at((this.flowEnd(pointer) ?? value.end) - 1);
      // A folded text ends after the empty lines below it.
      while (this.lines[line]?.trim() === '') line--;
      return line;
    });
  }

  at(offset: number): { line: number; column: number } {
    const { line, column } = positionAt(this.source, offset);
    return { line: line - 1, column: column - 1 };
  }

  /** A value as it is written, with its quotes; '' if it is empty. */
  sourceOf(pointer: string): string {
    const { value, key, raw } = this.places.get(pointer) ?? {};
    // The place of an empty value is its name or hyphen.
    const isEmpty = !value || value.start === key?.start || (raw === '' && !key && this.textAt(value) === '-');
    return isEmpty ? '' : this.textAt(value);
  }

  private textAt({ start, end }: Span): string {
    return this.source.text.slice(start, end);
  }

  /** The column after the name of a field. */
  nameEnd({ pointer, column }: Member): number {
    const { key } = this.places.get(pointer) ?? {};
    return key ? column + key.end - key.start : column;
  }

  /** The column after the colon of a field or the hyphen of an item. */
  headEnd(member: Member): number {
    const isField = this.places.get(member.pointer)?.key !== undefined;
    return (isField ? (this.lines[member.first] ?? '').indexOf(':', this.nameEnd(member)) : member.column) + 1;
  }

  /** The members of a list or block in block style; undefined if its layout is unusual. */
  membersOf(around: Member, value: EntryValue): Member[] | undefined {
    const { pointer, first, last: end } = around;
    const { line, column } = this.at(this.places.get(pointer)?.value.start ?? 0);
    const found = isList(value) ? this.itemsOf(around, line, column) : this.fieldsOf(pointer);
    if (found.length !== Object.keys(value).length) return undefined;
    let from = first + 1;
    return found.map((one, at) => {
      const next = found[at + 1]?.first ?? end + 1;
      const last = Math.max(one.first, ...this.ends.filter((other) => other >= one.first && other < next));
      const between = this.lines.slice(from, one.first);
      from = last + 1;
      const above = at > 0 ? between : pointer === '' ? [] : between.slice(startOfRemarks(between, column));
      return { ...one, last, column, above };
    });
  }

  private fieldsOf(pointer: string) {
    return [...this.places.entries()].flatMap(([inner, { key }]) =>
      key && inner.slice(0, inner.lastIndexOf('/')) === pointer
        ? [{ name: namesIn(inner).at(-1) ?? '', pointer: inner, first: this.at(key.start).line }]
        : [],
    );
  }

  /** Within a list, only its hyphens are in their column: what is inside the items is indented deeper. */
  private itemsOf({ pointer, last }: Member, start: number, column: number) {
    return this.lines
      .map((line, first) => ({ line, first }))
      .slice(start, last + 1)
      .filter(({ line, first }) => line[column] === '-' && (first === start || line.slice(0, column).trim() === ''))
      .map(({ first }, index) => ({ name: String(index), pointer: `${pointer}/${index}`, first }));
  }

  /** The offset after a list or block in brackets; undefined for other values. */
  flowEnd(pointer: string): number | undefined {
    const { value, raw } = this.places.get(pointer) ?? {};
    const { text } = this.source;
    if (!value || raw !== undefined || !/[[{]/.test(text.charAt(value.start))) return undefined;
    const inner = [...this.places.entries()].filter(([other]) => other.startsWith(`${pointer}/`));
    const last = Math.max(value.end, ...inner.map(([, place]) => place.value.end));
    const brackets = /(?:(?:[\s,]|#.*$)*[\]}])*/my;
    brackets.lastIndex = last;
    return last + (brackets.exec(text)?.[0].length ?? 0);
  }
}

/** Where the comments at the end of some lines start. */
export function startOfRemarks(lines: readonly string[], column: number): number {
  return lines.findLastIndex((line) => line.search(/\S/) !== column || line[column] !== '#') + 1;
}
