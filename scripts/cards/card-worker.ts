/** Renders share cards. Run by: scripts/build/files/cards.ts, as a worker thread. */
import { createCardMaker } from './make-card.ts';

export default await createCardMaker();
