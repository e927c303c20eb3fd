import { englishReader } from '../../../src/figures/reader.ts';
import { givenText } from '../../../src/figures/show.ts';

/** A figure as pages show it "As given". */
export const showQuantity = (text: string): string => givenText(englishReader.read('Row', text));
