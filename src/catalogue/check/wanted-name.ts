const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The id that a file's name stands for: without its ending, in lower case, with dashes for all other signs. */
export function wantedId(name: string): string {
  const stem = name.replace(/\..*$/, '');
  if (idForm.test(stem)) return stem;
  const plain = stem
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain || 'entry';
}

/** The name that a file of an entry should have: `BLT 300.yaml.txt` → `blt-300.yaml`. */
export function wantedName(name: string): string {
  return `${wantedId(name)}.${/\.json\b/i.test(name) ? 'json' : 'yaml'}`;
}
