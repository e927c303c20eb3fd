import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from '../../find-program.ts';

/** Runs a program. Returns its output and whether it passed; warnings count for qpdf only. */
async function run(program: string, packages: string[], words: string[]): Promise<{ text: string; isFine: boolean }> {
  return promisify(execFile)(findProgram(program, packages), words, { maxBuffer: 1e8 }).then(
    ({ stdout }) => ({ text: stdout, isFine: true }),
    (error: { stdout?: string; stderr?: string }) => ({
      text: `${error.stdout ?? ''}${error.stderr ?? ''}`,
      isFine: false,
    }),
  );
}
const poppler = (program: string, ...words: string[]) => run(program, ['poppler-utils'], words);

/** Fonts that are not embedded or have no Unicode map: the columns `emb` and `uni` of pdffonts say no. */
export function missingFonts(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .slice(2)
    .filter((line) => !/ yes +(?:yes|no) +yes +\d+ +\d+$/.test(line))
    .map((line) => line.split(/\s+/)[0] ?? '');
}

/** What is wrong with a PDF, by independent programs. */
export async function findSheetProblems(file: string): Promise<string[]> {
  const [checked, info, fonts, structure, raw] = await Promise.all([
    run('qpdf', ['qpdf'], ['--check', file]),
    poppler('pdfinfo', file),
    poppler('pdffonts', file),
    poppler('pdfinfo', '-struct-text', file),
    run('qpdf', ['qpdf'], ['--qdf', '--object-streams=disable', file, '-']),
  ]);
  const fontRows = fonts.text.trim().split('\n').length - 2;
  return [
    ...(checked.isFine ? [] : checked.text.trim().split('\n')),
    ...(/^Title: +\S/m.test(info.text) ? [] : ['no title']),
    ...(/^Tagged: +yes$/m.test(info.text) ? [] : ['not tagged']),
    ...(/^ *\/Lang \S/m.test(raw.text) ? [] : ['no language']),
    ...(fontRows > 0 ? [] : ['no font']),
    ...missingFonts(fonts.text).map((font) => `the font ${font} is not in it, or has no way back to text`),
    ...(/^ +H1 /m.test(structure.text) ? [] : ['no heading in its structure']),
    ...(/"\S/.test(structure.text) ? [] : ['no text in its structure']),
  ];
}
