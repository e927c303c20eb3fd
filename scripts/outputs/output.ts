/** A file of the built site, before it is made. */
import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';

export interface Output {
  /** Relative to the site's folder, with slashes: `blt150.html`. */
  path: string;
  /** Stands for the bytes: outputs of one path with the same key have the same bytes. */
  key: string;
  /** Makes the file, in a folder that is there; no such file is there yet. @returns what is known only now */
  write: (file: string) => Promise<Written | void> | Written | void;
}

/** An output whose key takes some making. What `open` returns may hold all that is to be written, and is soon let go. */
export interface LateOutput {
  path: string;
  open: () => Output;
}

export type ListedOutput = Output | LateOutput;

/** Outputs that follow from the same things. Each group has a name of its own, each file is in one group. */
export interface OutputGroup {
  name: string;
  /** Stands for the names and the bytes of all its files: while it is the same, the group is not listed. */
  key: string;
  list: () => readonly ListedOutput[] | Promise<readonly ListedOutput[]>;
}

export interface Written {
  /** Addresses of this site that the file refers to. */
  links?: string[];
  /** Its bytes; where they are not known, one looks at the file. */
  size?: number;
}

export function openOutput(output: ListedOutput): Output {
  return 'open' in output ? output.open() : output;
}

/** A short name for what a file follows from: 160 bits of SHA-256, 27 signs. Parts in bytes stand for themselves by such a name. */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  return keyOfTexts(parts.map((part) => (typeof part === 'string' ? part : keyOfBytes(part))));
}

/** The same for a list of texts, of any length. */
export function keyOfTexts(texts: readonly string[]): string {
  // In one call: the keys of a large catalogue are made of a hundred thousand short texts.
  return hash('sha256', texts.join('\0'), 'base64url').slice(0, 27);
}

/** The same for bytes alone. */
export function keyOfBytes(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, 27);
}

/** Outputs that are at hand, as a group. */
export function groupOf(name: string, outputs: readonly Output[]): OutputGroup {
  return { name, key: keyOf(...outputs.flatMap((output) => [output.path, output.key])), list: () => outputs };
}

/** A file with a text that is at hand. */
export function textOutput(path: string, text: string): Output {
  return { path, key: keyOf(text), write: (file) => writeBytes(file, Buffer.from(text)) };
}

/** Writes a short file at once: asking the engine's other threads takes several times as long. */
export function writeBytes(file: string, bytes: Uint8Array): Written {
  writeFileSync(file, bytes);
  return { size: bytes.length };
}

/** A copy of another file. */
export async function copyOutput(path: string, source: string): Promise<Output> {
  return { path, key: keyOf(await readFile(source)), write: (file) => copyFile(source, file) };
}
