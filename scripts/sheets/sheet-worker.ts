/** Reads: the sheets it was started with. Writes: their files. Run by: scripts/steps/sheets.ts, as a worker thread. */
import { makeCachedFiles } from '../lib/cached-files.ts';
import { createSheetCompiler } from './compile-sheet.ts';
import type { SheetContent } from './sheet-content.ts';

await makeCachedFiles<SheetContent, WebAssembly.Module>(async (module) => {
  const { compile } = await createSheetCompiler(module);
  return compile;
});
