import { keepUnits } from '../../../src/text/keep-units.ts';
import { englishReader } from '../../figures/english-reader.ts';
import { givenText } from '../../../src/figures/show.ts';

/** A figure as pages show it "As given", its unit at its number. */
export const showQuantity = (text: string): string => keepUnits(givenText(englishReader.read('Row', text)));
