import { maxCompared } from '../../catalogue/shown/lists.ts';

/** The ids in a URL: those to show, and those beyond the limit. */
interface NamedModels {
  ids: string[];
  beyond: string[];
}

/** Longer ids are ignored. */
const maxLength = 80;

/** Parses `sht6000, SHT8000,sht6000` into lower-case ids without duplicates, at most `maxCompared`. */
export function readModels(text: string | undefined): NamedModels {
  const names = (text ?? '')
    .split(',')
    .map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/^\/+|\/+$/g, '')
        .slice(0, maxLength),
    )
    .filter((name) => name !== '');
  const each = [...new Set(names)];
  return { ids: each.slice(0, maxCompared), beyond: each.slice(maxCompared) };
}
