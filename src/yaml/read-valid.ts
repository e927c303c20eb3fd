import { constructFromEvents, CORE_SCHEMA, parseEvents, YAMLException } from 'js-yaml';
import { makeFindingList } from './finding-list.ts';
import { indexEvents, type Place, type Places } from './index-events.ts';
import { maxDepth } from './parse-text.ts';
import type { SourceText } from './source-text.ts';

/**
 * Reads a text without repairs, so that value and places are those of the text itself. Undefined unless it is valid
 * YAML with one document and without anchors, aliases and tags.
 */
export function readValid(source: SourceText): { value: unknown; places: Places } | undefined {
  try {
    const events = parseEvents(source.text, { maxDepth });
    const places = new Map<string, Place>();
    const { documents, marks, hasComplexName } = indexEvents(source, events, makeFindingList(), { places });
    if (documents !== 1 || marks.length > 0 || hasComplexName) return undefined;
    const [value] = constructFromEvents(events, { source: source.text, schema: CORE_SCHEMA, json: true });
    return { value, places };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return undefined;
  }
}
