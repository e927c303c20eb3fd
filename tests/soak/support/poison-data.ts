import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { checkData } from '../../../scripts/data/load-data.ts';
import { frozenDir } from '../../frozen-catalogue.ts';

/** An element that a page contains only if data became markup; the site itself never uses it. */
export const poisonElement = 'x-poison';

const markup = `"'><${poisonElement}></${poisonElement}><script>alert(1)</script><img src=x onerror=alert(1)></script></style>]]>--> \${alert(1)} {{1}} javascript:alert(1) &lt; \\`;
const longWord = 'Schreddermesserwellenlagerdeckel'.repeat(3);

/**
 * Texts to append, worst first: when the check rejects one, the next is tried. Control characters are escaped in YAML,
 * so that checks of the raw file do not find them.
 */
const poisons: readonly string[] = [
  ` ${markup}\u0000\u0007\u001b`,
  ` ${markup}\u202e\u2066`,
  ` ${markup} ${longWord}\r\nBEGIN:VALARM\r\nX-POISON:`,
  ` ${markup} ${longWord}`,
  ` ${markup}`,
  ` <${poisonElement}>"'&`,
];
/** The first of them that the check may accept. */
export const firstLawful = 2;

/** For links: must be rejected. */
const linkPoison = 'javascript:alert(1)//';
const isLink = (text: string) => /^(?:https?:|mailto:|tel:|\/)/.test(text);

interface Leaf {
  file: string;
  line: number;
  /** Index in `poisons`; beyond the end, the text is unchanged. */
  level: number;
  isLink: boolean;
  text: string;
}

export interface PoisonedData {
  /** How many texts carry each of the poisons; the last number counts unchanged texts. */
  taken: number[];
  links: number;
  /** Script links that the check accepted. */
  takenLinks: string[];
  /** Rejections without a finding at the right line or file. */
  strays: string[];
}

const poisoned = ({ text, level, isLink: link }: Leaf): string => {
  if (level >= poisons.length) return text;
  return link ? linkPoison + text : text + poisons[level];
};

/** Writes a value as YAML with every text on its own line, and records the lines. */
function write(value: unknown, leaves: Iterator<Leaf>, file: string): string {
  const lines: string[] = [];
  const scalar = (item: unknown): string => {
    if (typeof item !== 'string') return item instanceof Date ? item.toISOString().slice(0, 10) : JSON.stringify(item);
    const { value: leaf } = leaves.next() as { value: Leaf };
    Object.assign(leaf, { line: lines.length + 1, file });
    return JSON.stringify(poisoned(leaf));
  };
  const put = (item: unknown, start: string, indent: string): void => {
    if (Array.isArray(item) && item.length > 0) {
      if (start.trim()) lines.push(start);
      for (const each of item) put(each, `${indent}- `, `${indent}  `);
    } else if (typeof item === 'object' && item !== null && !(item instanceof Date) && !Array.isArray(item)) {
      // The first key may follow the hyphen or be on its own line.
      if (start.trim()) lines.push(start);
      for (const [key, each] of Object.entries(item)) put(each, `${indent}${JSON.stringify(key)}: `, `${indent}  `);
    } else {
      lines.push(start + scalar(item));
    }
  };
  put(value, '', '');
  return `${lines.join('\n')}\n`;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsOf);
}

/**
 * Copies the frozen catalogue and appends hostile text (markup, scripts, quotes, control and bidi characters) to every
 * text. Where the check reports a finding, a milder one is tried.
 */
export async function poisonData(dataDir: string): Promise<PoisonedData> {
  cpSync(frozenDir, dataDir, { recursive: true });
  const names = globSync('**/*.yaml', { cwd: dataDir }).toSorted();
  const values = new Map(names.map((name) => [name, load(readFileSync(path.join(dataDir, name), 'utf8'))]));
  const leaves = new Map(
    [...values].map(([file, value]) => [
      file,
      textsOf(value).map((text): Leaf => ({ file, line: 0, level: 0, isLink: isLink(text), text })),
    ]),
  );
  const strays: string[] = [];
  // It ends: each round makes at least one text milder. The check tells some of a file's findings at a time.
  for (;;) {
    for (const [file, value] of values) {
      writeFileSync(path.join(dataDir, file), write(value, (leaves.get(file) ?? []).values(), file));
    }
    const errors = (await checkData(dataDir)).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) break;
    const lines = new Set(errors.map(({ file, line }) => `${file}:${line}`));
    const files = new Set(errors.map(({ file }) => file));
    const all = [...leaves.values()].flat().filter(({ level }) => level < poisons.length);
    const blamed = all.filter(({ file, line }) => lines.has(`${file}:${line}`));
    // A finding may be at the parent field: then use milder texts in the whole file.
    const lessened = blamed.length > 0 ? blamed : all.filter(({ file }) => files.has(file));
    if (lessened.length === 0) throw new Error(`Refused, and nothing is poisoned there: ${JSON.stringify(errors[0])}`);
    if (blamed.length === 0) strays.push(...errors.map(({ file, line, message }) => `${file}:${line}: ${message}`));
    for (const leaf of lessened) leaf.level = leaf.isLink ? poisons.length : leaf.level + 1;
  }
  const all = [...leaves.values()].flat();
  const taken = Array.from({ length: poisons.length + 1 }, () => 0);
  for (const { level } of all) taken[level] = (taken[level] ?? 0) + 1;
  return {
    taken,
    links: all.filter((leaf) => leaf.isLink).length,
    takenLinks: all.filter((leaf) => leaf.isLink && leaf.level === 0).map(({ file, text }) => `${file}: ${text}`),
    strays,
  };
}
