/**
 * Reads: a picture (--picture FILE). Writes: nothing. Run by: hand, for docs/measurements-pictures.md. Prints the bytes
 * of each file that the build would make of it, and the processor's milliseconds, which do not depend on what else the
 * machine does.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { photoFormats, widthsOf, type PhotoFormat } from '../src/catalogue/media/photos.ts';
import { readArguments } from './lib/arguments.ts';
import { projectDir } from './lib/build-settings.ts';
import { developPhoto, sketchPhoto } from './photos/develop.ts';

const { picture } = readArguments({ picture: { type: 'string' } });
const bytes = await readFile(
  picture ?? path.join(projectDir, 'tests/fixtures/frozen-catalogue/media/models/blt200/rendering.jpg'),
);
const formats = Object.keys(photoFormats) as PhotoFormat[];

/** The second run counts: the first one loads the encoders. */
await sketchPhoto(bytes);
/** Milliseconds of processor time of this process, all threads together. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const start = spent();
const { width, height, placeholder } = await sketchPhoto(bytes);
console.log(
  `${width} × ${height} pixels, ${bytes.length} bytes; stand-in: ${Math.round(spent() - start)} ms, ${placeholder.length} signs`,
);

const rows: string[] = [];
for (const each of widthsOf(width)) {
  const cells: string[] = [];
  for (const format of formats) {
    const began = spent();
    const made = await developPhoto(bytes, { width: each, format });
    cells.push(`${(made.length / 1000).toFixed(1)} kB, ${Math.round(spent() - began)} ms`);
  }
  rows.push(`| ${[each, ...cells].join(' | ')} |`);
}
console.log(
  `| width | ${formats.join(' | ')} |\n| ---: | ${formats.map(() => '---:').join(' | ')} |\n${rows.join('\n')}`,
);
