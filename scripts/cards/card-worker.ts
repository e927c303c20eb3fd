/** Makes cards, one after the other. Run by: scripts/build/files/cards.ts, as a worker thread. */
import { createCardMaker } from './make-card.ts';

export default await createCardMaker();
