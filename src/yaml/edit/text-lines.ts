import { namesIn, type Place, type Places } from '../index-events.ts';
import { positionAt, type SourceText, type Span } from '../source-text.ts';

/** A field of a block, or an item of a list with its index as name. Lines and columns count from 0. */
export interface MemberLines {
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
  /** The lines with the end of a text, which may look like a comment. */
  private readonly ends: ReadonlySet<number>;

  constructor(source: SourceText, places: Places) {
    this.source = source;
    this.places = places;
    this.lines = source.text.split(/\r\n|\r|\n/);
    const texts = [...places.entries()].filter(([, { raw }]) => raw !== undefined);
    this.ends = new Set(
      texts.map(([, { value }]) => this.at(value.start + this.textAt(value).trimEnd().length - 1).line),
    );
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
  nameEnd({ pointer, column }: MemberLines): number {
    const { key } = this.places.get(pointer) ?? {};
    return key ? column + key.end - key.start : column;
  }

  /** The column after the colon of a field or the hyphen of an item. */
  headEnd(member: MemberLines): number {
    const isField = this.places.get(member.pointer)?.key !== undefined;
    return (isField ? (this.lines[member.first] ?? '').indexOf(':', this.nameEnd(member)) : member.column) + 1;
  }

  /** The members of a list or block in block style; undefined if its layout is unusual. */
  membersOf(around: MemberLines, isOfList: boolean): MemberLines[] | undefined {
    const { pointer, first, last: end } = around;
    const { column } = this.at(this.places.get(pointer)?.value.start ?? 0);
    const members = [...this.places.entries()]
      .filter(([inner]) => inner !== '' && inner.slice(0, inner.lastIndexOf('/')) === pointer)
      .map(([inner, place]) => {
        const { line } = this.at(startOf(this.source.text, place));
        return { name: namesIn(inner).at(-1) ?? '', pointer: inner, first: line };
      });
    if (isOfList && members.some((item) => this.lines[item.first]?.[column] !== '-')) return undefined;
    let from = first + 1;
    return members.map((member, at) => {
      const last = this.lastLine(member.first, members[at + 1]?.first ?? end + 1);
      const between = this.lines.slice(from, member.first);
      from = last + 1;
      const above = at > 0 ? between : pointer === '' ? [] : between.slice(startOfRemarks(between, column));
      return { ...member, last, column, above };
    });
  }

  /** The last line of a value between two lines, without the comments and empty lines below it. */
  private lastLine(first: number, next: number): number {
    let last = next - 1;
    while (last > first && !this.ends.has(last) && /^\s*(#|$)/.test(this.lines[last] ?? '')) last--;
    return last;
  }

  /** The offset after a list or block in brackets; undefined for other values. */
  flowEnd(pointer: string): number | undefined {
    const { value, raw } = this.places.get(pointer) ?? {};
    const { text } = this.source;
    if (!value || raw !== undefined || !/[[{]/.test(text.charAt(value.start))) return undefined;
    const inner = [...this.places.entries()].filter(([innerPointer]) => innerPointer.startsWith(`${pointer}/`));
    const last = Math.max(value.end, ...inner.map(([, place]) => place.value.end));
    const brackets = /(?:(?:[\s,]|#.*$)*[\]}])*/my;
    brackets.lastIndex = last;
    return last + (brackets.exec(text)?.[0].length ?? 0);
  }
}

/** Where a field or list item starts: a folded item at its hyphen, on the line above its text. */
export function startOf(text: string, { key, value }: Place): number {
  return key?.start ?? value.start - (text.charAt(value.start) === ' ' ? 1 : 0);
}

/** Where the comments at the end of some lines start. */
export function startOfRemarks(lines: readonly string[], column: number): number {
  return lines.findLastIndex((line) => line.search(/\S/) !== column || line[column] !== '#') + 1;
}
