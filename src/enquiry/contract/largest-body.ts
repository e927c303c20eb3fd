import schema from '../../../schemas/enquiry.schema.json' with { type: 'json' };
import { detailFields, longestDetail } from './details.ts';

/** Bytes of one character at the most: four of UTF-8, each as `%XX` in a form; in JSON two times `\uXXXX`. */
const LARGEST_CHARACTER = 12;

/** Names, quotes and separators, and the field that people do not see. */
const AROUND = 4096;

const characters = Object.values(schema.properties).reduce((sum, { maxLength }) => sum + maxLength, 0);

/**
 * Bytes of a body that are taken: what the rules of the fields allow, in any script and either form. The web servers in
 * front must take as much (deploy/).
 */
export const largestBody = (characters + detailFields.length * longestDetail) * LARGEST_CHARACTER + AROUND;
