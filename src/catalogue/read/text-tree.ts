import { EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException, type Event } from 'js-yaml';
import { maxDepth } from './parse-text.ts';

/** A value and its position in the text. `start` and `end` are offsets, -1 for an empty value. */
export interface TextNode {
  kind: 'scalar' | 'list' | 'block';
  /** `flow` is a list or block in brackets. */
  style: 'plain' | 'single' | 'double' | 'folded' | 'literal' | 'block' | 'flow';
  start: number;
  /** Exclusive, and after the closing quote; for a list or block, the end of its last member. */
  end: number;
  /** The value of a scalar, unquoted. */
  raw: string;
  members: TextMember[];
}

/** A field of a block, or a list entry with its index as name. `start` is the offset of its name or hyphen. */
export interface TextMember {
  name: string;
  start: number;
  /** Exclusive. */
  nameEnd: number;
  node: TextNode;
}

/** The tree of a valid YAML text; undefined if it has several documents, anchors, aliases or tags. */
export function readTextTree(text: string): TextNode | undefined {
  let events: Event[];
  try {
    events = parseEvents(text, { maxDepth });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return undefined;
  }
  if (events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length !== 1) return undefined;
  return events.some(isMarked) ? undefined : new TreeReader(text, events).read();
}

const isMarked = (event: Event) =>
  event.type === EVENT_ID.ALIAS || ('tagStart' in event && (event.tagStart >= 0 || event.anchorStart >= 0));

const styles = {
  [SCALAR_STYLE.PLAIN]: 'plain',
  [SCALAR_STYLE.SINGLE_QUOTED]: 'single',
  [SCALAR_STYLE.DOUBLE_QUOTED]: 'double',
  [SCALAR_STYLE.FOLDED_BLOCK]: 'folded',
  [SCALAR_STYLE.LITERAL_BLOCK]: 'literal',
} as const;

class TreeReader {
  private at = 0;
  private readonly text: string;
  private readonly events: readonly Event[];
  /** End of the last value read. */
  private last = 0;

  constructor(text: string, events: readonly Event[]) {
    this.text = text;
    this.events = events;
  }

  read(): TextNode | undefined {
    this.at = this.events.findIndex(({ type }) => type === EVENT_ID.DOCUMENT) + 1;
    return this.events[this.at] && this.events[this.at]?.type !== EVENT_ID.POP ? this.readNode() : undefined;
  }

  private readNode(): TextNode | undefined {
    const event = this.events[this.at++];
    if (event?.type === EVENT_ID.SCALAR) return this.readScalar(event);
    if (event?.type !== EVENT_ID.MAPPING && event?.type !== EVENT_ID.SEQUENCE) return undefined;
    const isFlow = '{['.includes(this.text.charAt(event.start));
    const kind = event.type === EVENT_ID.MAPPING ? 'block' : 'list';
    const node: TextNode = {
      kind,
      style: isFlow ? 'flow' : 'block',
      start: event.start,
      end: event.start + 1,
      raw: '',
      members: [],
    };
    this.last = Math.max(this.last, isFlow ? event.start + 1 : event.start);
    while (this.events[this.at] && this.events[this.at]?.type !== EVENT_ID.POP) {
      const member = kind === 'block' ? this.readField() : this.readItem(node.members.length, isFlow);
      if (!member) return undefined;
      node.members.push(member);
    }
    this.at++;
    if (isFlow) this.last = this.text.indexOf(kind === 'block' ? '}' : ']', this.last) + 1;
    node.end = Math.max(this.last, node.end);
    return node;
  }

  private readField(): TextMember | undefined {
    const name = this.readNode();
    if (name?.kind !== 'scalar') return undefined;
    const node = this.readNode();
    return node && { name: name.raw, start: name.start, nameEnd: name.end, node };
  }

  private readItem(index: number, isFlow: boolean): TextMember | undefined {
    const start = isFlow ? this.last : this.nextHyphen();
    this.last = Math.max(this.last, isFlow ? start : start + 1);
    const node = this.readNode();
    return node && { name: String(index), start, nameEnd: start + 1, node };
  }

  /** Skips comments, which may contain hyphens. */
  private nextHyphen(): number {
    let at = this.last;
    while (at < this.text.length) {
      const sign = this.text.charAt(at);
      if (sign === '#') at = (this.text.indexOf('\n', at) + 1 || this.text.length + 1) - 1;
      else if (sign === '-') return at;
      at++;
    }
    return this.last;
  }

  private readScalar(event: Extract<Event, { type: typeof EVENT_ID.SCALAR }>): TextNode {
    const style = styles[event.style];
    const quote = style === 'single' || style === 'double' ? 1 : 0;
    const isEmpty = event.valueStart < 0;
    const start = isEmpty ? -1 : event.valueStart - quote;
    const end = isEmpty ? -1 : event.valueEnd + quote;
    if (!isEmpty) this.last = end;
    return { kind: 'scalar', style, start, end, raw: isEmpty ? '' : getScalarValue(this.text, event), members: [] };
  }
}

/** The node at a path of names, or undefined. */
export function nodeAt(root: TextNode, path: readonly string[]): TextNode | undefined {
  let node: TextNode | undefined = root;
  for (const name of path) node = node?.members.find((member) => member.name === name)?.node;
  return node;
}
