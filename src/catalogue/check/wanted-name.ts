import { idOfName } from '../names/id-of-name.ts';

/** The id that a file's name stands for: without its ending, in lower case, with dashes for all other signs. */
export function wantedId(name: string): string {
  return idOfName(name.replace(/\..*$/, '')) || 'entry';
}

/** The name that a file of an entry should have: `BLT 300.yaml.txt` → `blt-300.yaml`. */
export function wantedName(name: string): string {
  return `${wantedId(name)}.${/\.json\b/i.test(name) ? 'json' : 'yaml'}`;
}
