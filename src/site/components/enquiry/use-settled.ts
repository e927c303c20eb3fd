import { useEffect, useRef, type RefObject } from 'react';
import type { FormOutcome } from '../../waiting/keep-waiting.ts';
import { settledEvent, type WaitingEnquiry } from '../../waiting/waiting-enquiry.ts';
import { typedIn } from './fields/fields-of.ts';
import { forgetWaiting } from './sending.ts';
import type { DraftKeeper } from './use-draft.ts';

interface FormState {
  outcome: FormOutcome | undefined;
  setOutcome: (outcome: FormOutcome) => void;
  draft: DraftKeeper;
}

const textOf = (form: HTMLFormElement | null) => (form ? JSON.stringify(typedIn(form)) : '');

/**
 * Says in the form what became of the enquiry that it left waiting, while nobody has typed anything since: then the
 * form is empty again, or has still the text to correct. Else the notice at the top says it.
 */
export function useSettled(form: RefObject<HTMLFormElement | null>, { outcome, setOutcome, draft }: FormState): void {
  const latest = useRef({ draft, setOutcome });
  const kept = outcome?.kept;
  useEffect(() => {
    latest.current = { draft, setOutcome };
  });
  useEffect(() => {
    if (kept === undefined) return;
    const sent = textOf(form.current);
    const settle = (event: Event) => {
      const { id, state, text } = (event as CustomEvent<WaitingEnquiry>).detail;
      if (id !== kept || textOf(form.current) !== sent) return;
      if (state === 'sent') latest.current.draft.clear();
      latest.current.setOutcome({ sent: state === 'sent', text });
      void forgetWaiting(id);
    };
    addEventListener(settledEvent, settle);
    return () => removeEventListener(settledEvent, settle);
  }, [form, kept]);
}
