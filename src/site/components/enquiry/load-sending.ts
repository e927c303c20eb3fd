import { atFirstSign } from '../../visitor-signs.ts';
import { provideNotice } from '../../waiting/waiting-place.tsx';

type Sending = typeof import('./sending.ts');

let loading: Promise<Sending> | undefined;

/** What sends an enquiry. Rejects when it does not arrive; the next call tries again. */
export function loadSending(): Promise<Sending> {
  loading ??= import('./sending.ts').then(
    (sending) => {
      provideNotice(sending.WaitingNotice);
      return sending;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Milliseconds after which it is fetched without a sign of the visitor, since the line may go while the page is read. */
const PATIENCE = 5000;

/** Tries to have it ready. */
export const prepareSending = (): void => void loadSending().catch(() => undefined);

/** Has it ready before it is needed. @returns what ends the waiting */
export function prepareSoon(): () => void {
  const timer = setTimeout(prepareSending, PATIENCE);
  const stop = atFirstSign(prepareSending);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
