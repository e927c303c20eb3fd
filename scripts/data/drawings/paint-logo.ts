/** Paints SVG with resvg (WebAssembly), the same bytes everywhere. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

const packages = createRequire(import.meta.url);
let started: Promise<void> | undefined;

/** Initializes resvg once per process or worker: a second `initWasm` throws. */
export function startResvg(): Promise<void> {
  started ??= readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm')).then((bytes) => initWasm(bytes));
  return started;
}

/** Paints a logo as PNG of a width in pixels. Throws what resvg throws if it cannot read the drawing. */
export async function paintLogo(
  svg: string,
  width: number,
  font: ResvgRenderOptions['font'] = {},
): Promise<Uint8Array> {
  await startResvg();
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font });
  const image = picture.render();
  const png = image.asPng();
  image.free();
  picture.free();
  return png;
}
