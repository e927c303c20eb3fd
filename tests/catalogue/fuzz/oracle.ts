import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { CORE_SCHEMA, EVENT_ID, load, parseEvents, SCALAR_STYLE, YAMLException, type Event } from 'js-yaml';
import type { KindId } from '../../../src/catalogue/kinds.ts';

/** The verdict of parser and schema alone. */
export type Verdict = { kind: 'broken'; why: string } | { kind: 'valid'; value: unknown };

export type Oracle = (kind: KindId, bytes: Uint8Array) => Verdict;

/** The catalogue's limits (data/README.md and the check's design): size in bytes, depth in levels. */
const maxBytes = 256 * 1024;
const maxDepth = 20;

/**
 * A second opinion that shares no code with the reader under test: js-yaml's `load` with strict settings, a scan of its
 * events for what YAML allows and the catalogue refuses, and the schemas compiled by plain ajv.
 */
export function makeOracle(schemas: Record<string, object>): Oracle {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return (kind, bytes) => {
    if (bytes.length > maxBytes) return broken('it is too large');
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      const value = load(text, { schema: CORE_SCHEMA, json: false, maxAliases: 0, maxDepth });
      const refused = findRefused(text, parseEvents(text, { maxDepth }));
      if (refused !== undefined) return broken(refused);
      const validate = ajv.getSchema(`${kind}.schema.json`);
      if (!validate) throw new Error(`There is no schema of ${kind}`);
      if (validate(value) === true) return { kind: 'valid', value };
      const [error] = validate.errors ?? [];
      return broken(`schema: ${error?.instancePath ?? ''} ${error?.message ?? ''}`);
    } catch (error) {
      if (error instanceof YAMLException || error instanceof TypeError)
        return broken(error.message.split('\n')[0] ?? '');
      throw error;
    }
  };
}

function broken(why: string): Verdict {
  return { kind: 'broken', why };
}

/**
 * Finds what YAML accepts but the catalogue must refuse, because a value would be taken from elsewhere or change
 * silently: anchors, tags, names of Object.prototype, numbers and names whose spelling would change.
 */
function findRefused(text: string, events: readonly Event[]): string | undefined {
  /** For each open block: whether the next value is a name. Undefined for a list. */
  const open: { isName: boolean | undefined }[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    if (event.type === EVENT_ID.DOCUMENT) {
      open.push({ isName: undefined });
      continue;
    }
    if (event.anchorStart >= 0 || (event.type !== EVENT_ID.ALIAS && event.tagStart >= 0)) return 'an anchor or a tag';
    const parent = open.at(-1);
    const isName = parent?.isName === true;
    if (parent?.isName !== undefined) parent.isName = !isName;
    if (event.type === EVENT_ID.SEQUENCE) open.push({ isName: undefined });
    if (event.type === EVENT_ID.MAPPING) open.push({ isName: true });
    if (event.type !== EVENT_ID.SCALAR) continue;
    const raw = event.valueStart < 0 ? '' : text.slice(event.valueStart, event.valueEnd);
    if (isName && ['__proto__', 'constructor', 'prototype'].includes(raw)) return `the name ${raw}`;
    if (event.style !== SCALAR_STYLE.PLAIN) continue;
    if (isName && raw === '') return 'a name that is empty';
    if (isName && raw.endsWith(':')) return 'a second colon behind a name';
    if (raw.includes('\n') || raw === '') continue;
    const read = load(`- ${raw}`, { schema: CORE_SCHEMA });
    const value: unknown = Array.isArray(read) ? read[0] : undefined;
    if (typeof value === 'object' && value !== null) continue;
    const changes = isName ? typeof value !== 'string' : typeof value === 'number';
    if (changes && String(value) !== raw) return `${raw} would become ${String(value)}`;
  }
  return undefined;
}
