import { nearest } from '../text/nearest.ts';
import { didYouMean } from './words.ts';

/** Message and fix about an unknown name: they suggest the nearest of the known ones, if one is near. */
export function explainUnknown(
  name: string,
  known: Iterable<string>,
  message: string,
  fix: { otherwise: string; write?: (suggestion: string) => string },
): { message: string; fix: string } {
  const suggestion = nearest(name, known);
  const { write = (near: string) => `write \`${near}\``, otherwise } = fix;
  return { message: message + didYouMean(suggestion), fix: suggestion === undefined ? otherwise : write(suggestion) };
}
