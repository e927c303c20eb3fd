/** What an enquiry needs when it is sent, and while it waits for a line: it comes with the form, since the line may go while the form is filled in. */
import { WaitingNotice } from '../../waiting/waiting-notice.tsx';
import { provideNotice } from '../../waiting/waiting-place.tsx';
import { tellChange } from '../../waiting/send-waiting.ts';
import { waitingStore } from '../../waiting/waiting-store.ts';

export { foldEnquiry } from '../../../enquiry/contract/fold-message.ts';
export { sendOrKeep } from '../../waiting/keep-waiting.ts';
export { ErrorSummary } from './error-summary.tsx';

provideNotice(WaitingNotice);

/** Takes an enquiry from those that wait on this device, once the visitor has read what became of it. */
export const forgetWaiting = (id: string): Promise<void> => waitingStore.remove(id).then(tellChange);
