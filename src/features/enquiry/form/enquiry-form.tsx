import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { EnquiryWords, MachineryOption } from '../../../enquiry/contract/enquiry-form.ts';
import type { EnquiryErrors } from '../../../enquiry/contract/check-enquiry.ts';
import { detailFields, enquiryFields, trimEnquiry, type Enquiry } from '../../../enquiry/contract/enquiry.ts';
import { type SpamChecks, trapField } from '../../../enquiry/contract/spam-checks.ts';
import { space } from '../../../ui/theme.ts';
import { forgetQueued, type FormOutcome } from '../../outbox/queue-enquiry.ts';
import { useShell } from '../../../ui/shell.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { useHydrated } from '../../../ui/hooks/after-hydration.ts';
import { ChoiceFields, DetailFields, SubmitRow } from './fields/field-groups.tsx';
import { TypedField } from './fields/field.tsx';
import { typedIn, type DraftKeeper } from './use-draft.ts';
import { cleanPhone } from '../../../enquiry/contract/clean-phone.ts';
import { foldEnquiry } from '../../../enquiry/contract/fold-message.ts';
import { ErrorSummary, OutcomeNotice } from './form-notices.tsx';
import type { MachineChoice } from './use-choice.ts';
import { idOf, outcomeEvent, type QueuedEnquiry } from '../../outbox/outbox-store.ts';

const Form = styled.form`
  display: grid;
  gap: ${space.x3};
`;

const isDetail = (name: string) => (detailFields as readonly string[]).includes(name);

/** Result of the last check. Each check makes a new summary, which takes the focus when it appears. */
interface Checked {
  errors: EnquiryErrors;
  summary: ReactNode;
}

interface EnquiryFormProps {
  form: RefObject<HTMLFormElement | null>;
  /** Id of the element that labels the form. */
  labelledBy: string;
  options: readonly MachineryOption[];
  choice: MachineChoice;
  /** What is on the visitor's enquiry list, as the message names it. */
  listed: readonly string[];
  /** Whether neither visitor nor link has chosen anything. */
  isOpen: boolean;
  draft: DraftKeeper;
  words: EnquiryWords;
  send: (enquiry: Enquiry, spamChecks: SpamChecks) => Promise<FormOutcome>;
}

/** The enquiry form. It is validated on submit; a failure keeps everything typed. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { form, labelledBy, options, choice, listed, isOpen, draft, words, send } = props;
  const hydrated = useHydrated();
  const { endpoint, enquiry: shell } = useShell();
  // The prerendered form could be filled in before hydration: its time counts from the page's load.
  const [since] = useState(() => (hydrated ? performance.now() : 0));
  const [{ errors, summary }, setChecked] = useState<Checked>({ errors: {}, summary: undefined });
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome>();

  const readEnquiry = (element: HTMLFormElement) => {
    const { machinery, model } = choice;
    const { phone, ...typedTexts } = trimEnquiry(typedIn(element));
    const all = { ...typedTexts, phone: cleanPhone(phone, words.phonePattern) };
    const typed = Object.fromEntries(Object.entries(all).filter(([name]) => !isDetail(name)));
    return foldEnquiry({ ...typed, machinery, model }, { machines: listed, details: all }, words);
  };
  const readSpamChecks = (element: HTMLFormElement): SpamChecks => ({
    trapped: new FormData(element).get(trapField) !== '',
    // With a restored draft, the time says nothing.
    ...(draft.wasRestored() ? {} : { seconds: (performance.now() - since) / 1000 }),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const { enquiry, errors: newErrors } = readEnquiry(event.currentTarget);
    const isValid = Object.keys(newErrors).length === 0;
    setChecked({
      errors: newErrors,
      summary: isValid ? undefined : (
        <ErrorSummary key={performance.now()} heading={shell.answers.invalid} errors={newErrors} />
      ),
    });
    setOutcome(undefined);
    if (!isValid) return;
    setSending(true);
    const result = await send(enquiry, readSpamChecks(event.currentTarget));
    if (result.sent) draft.clear();
    setOutcome(result);
    setSending(false);
  };

  // The result of an enquiry that was queued is shown here if the form still has its text, else by the notice on top.
  const showQueued = useEffectEvent(({ id, state, text }: QueuedEnquiry) => {
    if (!form.current || idOf(readEnquiry(form.current).enquiry) !== id) return;
    if (state === 'sent') draft.clear();
    setOutcome({ sent: state === 'sent', text });
    void forgetQueued(id);
  });
  useEffect(() => {
    const settle = (event: Event) => showQueued((event as CustomEvent<QueuedEnquiry>).detail);
    addEventListener(outcomeEvent, settle);
    return () => removeEventListener(outcomeEvent, settle);
  }, []);

  return (
    <Form
      ref={form}
      method="post"
      action={endpoint}
      noValidate={hydrated}
      aria-labelledby={labelledBy}
      onSubmit={(event) => void submit(event)}
      onInput={draft.keep}
    >
      {summary}
      {enquiryFields.map((field) => {
        if (field === 'model') return null;
        if (field === 'machinery')
          return (
            <ChoiceFields key={field} options={options} choice={choice} errors={errors} words={words} isOpen={isOpen} />
          );
        const hint = field === 'phone' ? words.phoneHint : undefined;
        const typedField = <TypedField key={field} field={field} words={words} hint={hint} error={errors[field]} />;
        return field === 'message' ? [<DetailFields key="details" words={words} />, typedField] : typedField;
      })}
      <TrapField label={words.leaveEmpty} />
      {outcome && (
        <OutcomeNotice
          outcome={outcome}
          addition={outcome.queuedId === undefined ? undefined : words.waiting.kept}
          onDismiss={() => {
            setOutcome(undefined);
            form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
          }}
        />
      )}
      <SubmitRow sending={sending} words={words} />
    </Form>
  );
}

/** Trap for spam programs, hidden from people and screen readers. The label is for pages without CSS. */
function TrapField({ label }: { label: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label>
        {label} <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
