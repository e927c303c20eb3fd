import { makeReader, type FigureReader } from '../../src/figures/reader.ts';

/** Reads figures without a catalogue: in English, with the common units. */
export const englishReader: FigureReader = makeReader({ units: [], codes: [], drawn: [] }, 'en');
