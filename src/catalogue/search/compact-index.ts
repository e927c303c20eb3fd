/**
 * The index in a form of its own: MiniSearch's has an object for each place in which a term stands, which makes four
 * fifths of a large file. The documents' ids are their places, so that nothing else needs to be written.
 */
import type { AsPlainObject } from 'minisearch';

export interface CompactIndex {
  terms: string[];
  /**
   * By term, then by field: the documents that hold it, each as its distance from the one before; behind it, below 0,
   * how often they hold it where that is more than once.
   */
  places: number[][][];
  /** By field: how many terms each document has there. */
  lengths: number[][];
  averages: number[];
}

/** Packs an index whose documents have the ids 0, 1, 2 … */
export function packIndex(index: AsPlainObject): CompactIndex {
  const fields = Object.values(index.fieldIds);
  return {
    terms: index.index.map(([term]) => term),
    places: index.index.map(([, byField]) => trim(fields.map((field) => packPlaces(byField[String(field)] ?? {})))),
    lengths: fields.map((field) =>
      Array.from({ length: index.documentCount }, (_, id) => index.fieldLength[String(id)]?.[field] ?? 0),
    ),
    averages: index.averageFieldLength,
  };
}

/** The fields behind the last one that holds the term need not be written. */
function trim(fields: number[][]): number[][] {
  return fields.slice(0, fields.findLastIndex((places) => places.length > 0) + 1);
}

function packPlaces(frequencies: Record<string, number>): number[] {
  let last = 0;
  return Object.entries(frequencies).flatMap(([id, times]) => {
    const step = Number(id) - last;
    last = Number(id);
    return times > 1 ? [step, -times] : [step];
  });
}

/** The index as MiniSearch reads it. `fields` are those of its settings, in their order. */
export function unpackIndex(
  { terms, places, lengths, averages }: CompactIndex,
  fields: readonly string[],
): AsPlainObject {
  const documentCount = lengths[0]?.length ?? 0;
  const ids = Array.from({ length: documentCount }, (_, id) => id);
  return {
    documentCount,
    nextId: documentCount,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(fields.map((field, place) => [field, place])),
    fieldLength: Object.fromEntries(ids.map((id) => [id, lengths.map((of) => of[id] ?? 0)])),
    averageFieldLength: averages,
    storedFields: {},
    dirtCount: 0,
    index: terms.map((term, place) => [
      term,
      Object.fromEntries(
        (places[place] ?? []).flatMap((packed, field) => (packed.length > 0 ? [[field, unpackPlaces(packed)]] : [])),
      ),
    ]),
    serializationVersion: 2,
  };
}

function unpackPlaces(packed: readonly number[]): Record<string, number> {
  const frequencies: Record<string, number> = {};
  let id = 0;
  for (const [place, step] of packed.entries()) {
    if (step < 0 && place > 0) frequencies[id] = -step;
    else {
      id += step;
      frequencies[id] = 1;
    }
  }
  return frequencies;
}
