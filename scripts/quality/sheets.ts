import { execFile } from 'node:child_process';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../lib/find-program.ts';
import { type Bar, type QualitySite, problemBar } from './run/bar.ts';

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

async function findProblems(file: string): Promise<string[]> {
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

/** Checks every PDF of the site with independent programs. */
export async function measureSheets({ outDir }: QualitySite): Promise<Bar[]> {
  const names = (await Array.fromAsync(glob('**/*.pdf', { cwd: outDir }))).toSorted();
  const problems: string[] = [];
  for (const name of names) {
    problems.push(...(await findProblems(path.join(outDir, name))).map((problem) => `${name}: ${problem}`));
  }
  if (names.length === 0) problems.push('There is no sheet');
  return [
    problemBar('Sheets: valid, tagged, titled, with a language and all fonts', `${names.length} files`, problems),
  ];
}
