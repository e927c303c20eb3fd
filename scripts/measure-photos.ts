/**
 * Reads: a picture (--picture FILE). Writes: nothing. Run by: hand, for docs/measurements-pictures.md. Prints the bytes
 * of each file that the build would make of it, and the processor's milliseconds, which do not depend on what else the
 * machine does.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { photoFormats, widthsOf, type PhotoFormat } from '../src/catalogue/photos.ts';
import { readArguments } from './lib/arguments.ts';
import { projectDir } from './lib/build-settings.ts';
import { developPhoto, sketchPhoto } from './photos/develop.ts';

const { picture } = readArguments({ picture: { type: 'string' } });
const bytes = await readFile(picture ?? path.join(projectDir, 'data/media/models/blt200/rendering.jpg'));
const formats = Object.keys(photoFormats) as PhotoFormat[];

/** The second run counts: the first one loads the encoders. */
await sketchPhoto(bytes);
/** Milliseconds of processor time of this process, all threads together. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let start = spent();
const { width, height, placeholder } = await sketchPhoto(bytes);
const took = () => Math.round(spent() - start);
console.log(`${width} × ${height} pixels, ${bytes.length} bytes; stand-in: ${took()} ms, ${placeholder.length} signs`);

const rows: string[] = [];
start = spent();
for (const each of widthsOf(width)) {
  const cells: string[] = [];
  for (const format of formats) {
    const began = spent();
    await developPhoto(bytes, [{ width: each, format }], async (_, made) => {
      cells.push(`${(made.length / 1000).toFixed(1)} kB, ${Math.round(spent() - began)} ms`);
    });
  }
  rows.push(`| ${[each, ...cells].join(' | ')} |`);
}
console.log(
  `| width | ${formats.join(' | ')} |\n| ---: | ${formats.map(() => '---:').join(' | ')} |\n${rows.join('\n')}`,
);

start = spent();
const all = widthsOf(width).flatMap((each) => formats.map((format) => ({ width: each, format })));
await developPhoto(bytes, all, async () => {});
console.log(`all ${all.length} files, decoded once: ${took()} ms`);
