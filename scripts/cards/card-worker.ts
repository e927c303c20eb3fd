/** Reads: the cards it was started with. Writes: their files. Run by: scripts/steps/cards.ts, as a worker thread. */
import { makeCachedFiles } from '../lib/cached-files.ts';
import { createCardMaker, type CardContent } from './make-card.ts';

await makeCachedFiles<CardContent>(createCardMaker);
