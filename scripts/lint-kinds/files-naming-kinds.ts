import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entryKinds } from '#generated/entry-kinds.gen.ts';

/** What the product is about: finder, drawings, comparison, sheets and import are made for machines. */
const central: ReadonlySet<string> = new Set(['category', 'model', 'sheet', 'equipment']);

type NamedKind = Pick<(typeof entryKinds)[number], 'id' | 'type' | 'folder'>;

interface KindFiles {
  folder: string;
  feature: string;
  files: string[];
}

/** The files of the program, outside its feature's folder, that name each kind. Generated code is not counted. */
export function filesNamingKinds(projectDir: string): KindFiles[] {
  const files = globSync('{src,scripts}/**/*.{ts,tsx}', { cwd: projectDir, exclude: ['src/generated/**'] })
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const codes = files.map((file) => ({
    file,
    code: withoutComments(readFileSync(path.join(projectDir, file), 'utf8')),
  }));
  return entryKinds
    .filter(({ id }) => !central.has(id))
    .map((kind) => {
      const declaration = files.find((file) => file.endsWith(`/${kind.id}-kind.ts`));
      if (declaration === undefined) throw new Error(`There is no ${kind.id}-kind.ts`);
      const feature = path.posix.dirname(declaration);
      const names = namesOf(kind);
      const naming = codes.filter(({ file, code }) => !file.startsWith(`${feature}/`) && names.test(code));
      return { folder: kind.folder, feature, files: naming.map(({ file }) => file) };
    });
}

/** Texts in quotes stay: an address in one is no comment. */
const withoutComments = (code: string): string =>
  code.replaceAll(
    /('(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[^]*?\*\/|(?<=^|[\s;{}(),])\/\/.*/g,
    (_, quoted?: string) => quoted ?? '',
  );

/**
 * How code names a kind: its types, its list in the catalogue, its page with all of them, its name in quotes where a
 * kind is meant (`line` also means others), the logic of its feature. A component says nothing about its kind.
 */
export function namesOf({ id, type, folder }: NamedKind): RegExp {
  const quoted = `'(?:${id}|${folder})'`;
  const others = entryKinds.flatMap((kind) => (kind.id === id ? [] : [`'${kind.id}'`, `'${kind.folder}'`])).join('|');
  const asked = ['entriesOf', 'entryNamed', 'filesIn', 'kindOf', 'photosOf', 'runningTexts', 'shareCardPath'].join('|');
  const ways = [
    String.raw`\bLinked${type}\b`,
    String.raw`\bPage${type}s\b`,
    String.raw`import type \{[^}]*\b${type}\b[^}]*\} from '#generated/entries\.gen\.ts'`,
    String.raw`\b(?:catalogue|site|entries|data|pages|kinds|defaults)\??\.(?:${id}|${folder})\b`,
    String.raw`\{[^{}]*\b${folder}\b[^{}]*\}(?:: (?:Pick<)?Catalogue| = catalogue)\b`,
    String.raw`\b(?:kind|folder|first)(?:: | [!=]== )${quoted}`,
    String.raw`\b(?:looksAt: \[|Sourced<|(?:${asked})\()[^\])>]*${quoted}`,
    String.raw`\[[^[\]]*(?:${quoted}[^[\]]*(?:${others})|(?:${others})[^[\]]*${quoted})`,
    `'(?:page-${folder}'|${folder}/)`,
    String.raw`from '(?:\.\./)+(?:features/)?${folder}/[^']*\.ts'`,
  ];
  return new RegExp(ways.join('|'));
}
