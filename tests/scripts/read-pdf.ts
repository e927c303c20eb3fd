/** Reads PDFs with independent programs: qpdf, poppler and zbar, installed when missing. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from '../find-program.ts';

const run = promisify(execFile);

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
type Dictionary = Record<string, Value>;

/** Runs a program of poppler-utils on a file and ignores its warnings. */
export async function poppler(
  program: 'pdfinfo' | 'pdffonts' | 'pdftotext',
  words: readonly string[],
): Promise<string> {
  const { stdout } = await run(findProgram(program, ['poppler-utils']), [...words], { maxBuffer: 1e8 });
  return stdout;
}

/** Rejects when qpdf finds a problem in a file. */
export async function checkPdf(file: string): Promise<string> {
  const { stdout } = await run(findProgram('qpdf'), ['--check', file]);
  return stdout;
}

/** The content of a page's QR codes, rendered at 150 dpi. */
export async function readCodes(file: string, page: number): Promise<string[]> {
  const picture = `${file}-${page}`;
  const words = ['-r', '150', '-png', '-singlefile', '-f', String(page), '-l', String(page), file, picture];
  await run(findProgram('pdftoppm', ['poppler-utils']), words);
  const zbar = findProgram('zbarimg', ['zbar-tools']);
  const { stdout } = await run(zbar, ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', `${picture}.png`]);
  return stdout.trim().split('\n');
}

/** An element of the structure tree: its kind (`TH`), its relevant attributes and its content. */
export interface Element {
  kind: string;
  alt: string;
  scope: string;
  elements: Element[];
  /** Whether it has an annotation, as links must. */
  hasObject: boolean;
}

export interface ReadPdf {
  catalog: Dictionary;
  /** All elements of the structure tree in reading order. */
  elements: Element[];
}

/** The structure of a PDF, read with qpdf. */
export async function readStructure(file: string): Promise<ReadPdf> {
  const { stdout } = await run(findProgram('qpdf'), ['--json=2', file], { maxBuffer: 1e8 });
  const { qpdf } = JSON.parse(stdout) as { qpdf: [unknown, Record<string, { value?: Value }>] };
  const resolve = (value: Value | undefined): Value =>
    typeof value === 'string' && /^\d+ \d+ R$/.test(value) ? (qpdf[1][`obj:${value}`]?.value ?? null) : (value ?? null);
  const dictionary = (value: Value | undefined): Dictionary => {
    const found = resolve(value);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : {};
  };
  const list = (value: Value | undefined): Value[] => {
    const found = resolve(value);
    return Array.isArray(found) ? found : [found];
  };

  const read = (value: Value): Element[] => {
    const node = dictionary(value);
    const kids = list(node['/K']);
    if (typeof node['/S'] !== 'string') return node['/Type'] === '/StructTreeRoot' ? kids.flatMap(read) : [];
    const scope = list(node['/A']).map((attributes) => dictionary(attributes)['/Scope']);
    return [
      {
        kind: node['/S'].slice(1),
        alt: text(node['/Alt']),
        scope: String(scope.find((entry) => entry !== undefined) ?? ''),
        hasObject: kids.some((kid) => dictionary(kid)['/Type'] === '/OBJR'),
        elements: kids.flatMap(read),
      },
    ];
  };
  const trailer = dictionary(qpdf[1]['trailer']?.value);
  const catalog = dictionary(trailer['/Root']);
  const elements = read(catalog['/StructTreeRoot'] ?? null).flatMap(flatten);
  return { catalog: { ...catalog, '/ViewerPreferences': dictionary(catalog['/ViewerPreferences']) }, elements };
}

function flatten(element: Element): Element[] {
  return [element, ...element.elements.flatMap(flatten)];
}

/** A string of qpdf's JSON: Unicode texts start with `u:`. */
function text(value: Value | undefined): string {
  return typeof value === 'string' ? value.replace(/^u:/, '') : '';
}
