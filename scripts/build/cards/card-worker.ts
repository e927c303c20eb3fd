/** Renders share cards in a worker thread. */
import { createCardMaker } from './make-card.ts';

export default await createCardMaker();
