/** What programs of others make of a PDF: qpdf, poppler and zbar, installed where they are missing. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from '../../scripts/lib/browser/find-program.ts';

const run = promisify(execFile);

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
type Dictionary = Record<string, Value>;

/** Runs a program of poppler-utils on a file; what it warns of is left out. */
export async function poppler(
  program: 'pdfinfo' | 'pdffonts' | 'pdftotext',
  words: readonly string[],
): Promise<string> {
  const { stdout } = await run(findProgram(program, ['poppler-utils']), [...words], { maxBuffer: 1e8 });
  return stdout;
}

/** qpdf's findings about a file: rejects when it has any. */
export async function checkPdf(file: string): Promise<string> {
  const { stdout } = await run(findProgram('qpdf'), ['--check', file]);
  return stdout;
}

/** What the QR codes of a page say, photographed at 150 dots an inch. */
export async function readCodes(file: string, page: number): Promise<string[]> {
  const picture = `${file}-${page}`;
  const words = ['-r', '150', '-png', '-singlefile', '-f', String(page), '-l', String(page), file, picture];
  await run(findProgram('pdftoppm', ['poppler-utils']), words);
  const zbar = findProgram('zbarimg', ['zbar-tools']);
  const { stdout } = await run(zbar, ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', `${picture}.png`]);
  return stdout.trim().split('\n');
}

/** An element of the structure tree: its kind (`TH`), its attributes as far as they are asked for, what it holds. */
export interface Element {
  kind: string;
  alt: string;
  scope: string;
  elements: Element[];
  /** Whether an annotation belongs to it, as a link's must. */
  hasObject: boolean;
}

export interface ReadPdf {
  catalog: Dictionary;
  /** All elements of the structure tree, in the order of reading. */
  elements: Element[];
}

/** The structure of a PDF, as qpdf reads it. */
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

/** A text of qpdf's JSON: `u:` before Unicode text. */
function text(value: Value | undefined): string {
  return typeof value === 'string' ? value.replace(/^u:/, '') : '';
}
