/** Reads: the sheets it was started with. Writes: their files. Run by: scripts/steps/sheets.ts, as a worker thread. */
import { makeCachedFiles } from '../lib/cached-files.ts';
import { createSheetCompiler } from './compile-sheet.ts';
import type { SheetContent } from './sheet-content.ts';

const { compile } = await createSheetCompiler();
await makeCachedFiles<SheetContent>(compile);
