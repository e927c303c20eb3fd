/**
 * Measures the drawings of the real catalogue: milliseconds a drawing, bytes, and what the page of a model weighs with
 * its main picture inlined or as a file. Reads: data/, and dist/ where the site has been built. Prints a table in
 * Markdown.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listDrawings, type ListedDrawing } from '../src/drawing/list-drawings.ts';
import { projectDir } from './lib/build-settings.ts';
import { loadData } from './steps/load-data.ts';

const rounds = 40;
const kinds = ['front', 'side', 'plan', 'arrangement-small', 'arrangement'];

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Milliseconds of one drawing: the median over the rounds, after as many to warm up. */
function timeOf({ draw }: ListedDrawing): number {
  const times = Array.from({ length: 2 * rounds }, () => {
    const start = performance.now();
    draw();
    return performance.now() - start;
  });
  return median(times.slice(rounds));
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

const { catalogue } = await loadData(path.join(projectDir, 'data'), '2025-01-01');
if (!catalogue) throw new Error('The data has errors');
const machines = listDrawings(catalogue).filter((drawing) => /^\/drawings\/(models|equipment)\//.test(drawing.path));

console.log(
  '| drawing | number | ms, median | ms, worst | bytes | gzip | Brotli |\n|---|---:|---:|---:|---:|---:|---:|',
);
for (const kind of kinds) {
  const drawings = machines.filter((drawing) => drawing.path.endsWith(`-${kind}.svg`));
  const times = drawings.map(timeOf);
  const texts = drawings.map(({ draw }) => draw());
  const sizes = [(text: string) => text.length, gzipSync, brotliCompressSync].map((measure) =>
    median(
      texts.map((text) => {
        const measured = measure(text);
        return typeof measured === 'number' ? measured : measured.length;
      }),
    ),
  );
  console.log(row([kind, drawings.length, median(times).toFixed(2), Math.max(...times).toFixed(2), ...sizes]));
}

console.log('\n| page, Brotli | picture as a file | main picture inlined | all views inlined |\n|---|---:|---:|---:|');
for (const { id, path: address } of catalogue.models) {
  const file = path.join(projectDir, `dist${address}.html`);
  const html = await readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) continue;
  const views = machines.filter((drawing) => drawing.path.startsWith(`/drawings/models/${id}-`));
  const inlined = (drawings: readonly ListedDrawing[]): number =>
    brotliCompressSync(html.replace('<main', `${drawings.map(({ draw }) => draw()).join('')}<main`)).length;
  const main = views.filter((drawing) => drawing.path.endsWith('-front.svg'));
  const shown = views.filter((drawing) => !drawing.path.endsWith('-arrangement.svg'));
  console.log(row([address, inlined([]), inlined(main), inlined(shown)]));
}
