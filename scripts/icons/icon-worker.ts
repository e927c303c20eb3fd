/** Reads: the icons it was started with. Writes: their files. Run by: scripts/steps/icons.ts, as a worker thread. */
import { makeCachedFiles } from '../lib/cached-files.ts';
import { createIconMaker, type IconContent } from './make-icon.ts';

await makeCachedFiles<IconContent>(createIconMaker);
