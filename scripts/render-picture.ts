/**
 * Reads: data/ (or --data). Writes: data/media/models/<id>/rendering.jpg (or the file behind --to). Run by: hand, when
 * a model's figures or the scene changed: `node scripts/render-picture.ts --model blt200`. The same data give the same
 * bytes. Options: --width of the picture in pixels, --samples: rays for each pixel.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readFigures } from '../src/drawing/figures.ts';
import { readArguments } from './lib/arguments.ts';
import { startStep } from './lib/progress.ts';
import { render } from './rendering/render.ts';
import { addStudio, makeCamera } from './rendering/studio.ts';
import { tyreBalerScene } from './rendering/tyre-baler.ts';
import { loadData } from './steps/load-data.ts';

const options = readArguments({
  model: { type: 'string' },
  width: { type: 'string' },
  samples: { type: 'string' },
  to: { type: 'string' },
});
const id = options.model ?? 'blt200';
const { catalogue } = await loadData(options.data);
const model = catalogue?.models.find((one) => one.id === id);
if (!model || model.machine !== 'tyre-baler') throw new Error(`There is no tyre baler with the file name ${id}`);

const mesh = tyreBalerScene(readFigures(model.name, model.tables));
addStudio(mesh);
const width = Number(options.width ?? 2000);
/** The shape of a machine's main picture: 300 by 280. */
const height = Math.round((width * 280) / 300);
const camera = makeCamera([3.6, 2.3, 15.5], [0.0, 2.16, 0], 0.345);
const progress = startStep(`${mesh.materials.length} triangles, rows`);
const pixels = render(mesh, camera, { width, height, samples: Number(options.samples ?? 16) }, (done) =>
  progress.update(done, height),
);
progress.done(String(height));

const file = options.to ?? path.join(options.data, 'media/models', id, 'rendering.jpg');
await mkdir(path.dirname(file), { recursive: true });
sharp.concurrency(1);
const jpeg = sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality: 88, mozjpeg: true });
await writeFile(file, await jpeg.toBuffer());
