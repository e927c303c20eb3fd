import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { EnquiryWords, MachineryOption } from '../../../catalogue/page-data.ts';
import type { EnquiryErrors } from '../../../enquiry/contract/check-enquiry.ts';
import { detailFields, enquiryFields, trimEnquiry, type Enquiry } from '../../../enquiry/contract/enquiry.ts';
import { type SpamChecks, trapField } from '../../../enquiry/contract/spam-checks.ts';
import { space } from '../../theme.ts';
import { forgetQueued, type FormOutcome } from '../../outbox/queue-enquiry.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { ChoiceFields, DetailFields, SubmitRow } from './fields/field-groups.tsx';
import { TypedField } from './fields/field.tsx';
import { typedIn, type DraftKeeper } from './use-draft.ts';
import { foldEnquiry } from '../../../enquiry/contract/fold-message.ts';
import { ErrorSummary, OutcomeNotice } from './form-notices.tsx';
import type { Choice } from './use-choice.ts';
import { outcomeEvent, type QueuedEnquiry } from '../../outbox/outbox-store.ts';

interface FormState {
  outcome: FormOutcome | undefined;
  setOutcome: (outcome: FormOutcome) => void;
  draft: DraftKeeper;
}

const textOf = (form: HTMLFormElement | null) => (form ? JSON.stringify(typedIn(form)) : '');

/**
 * Shows in the form the result of an enquiry it had queued, unless the visitor has typed since (then the notice at
 * the top shows it). The form is then empty, or still has the text to correct.
 */
function useQueuedOutcome(form: RefObject<HTMLFormElement | null>, { outcome, setOutcome, draft }: FormState): void {
  const queuedId = outcome?.queuedId;
  const show = useEffectEvent(({ id, state, text }: QueuedEnquiry) => {
    if (state === 'sent') draft.clear();
    setOutcome({ sent: state === 'sent', text });
    void forgetQueued(id);
  });
  useEffect(() => {
    if (queuedId === undefined) return;
    const sent = textOf(form.current);
    const settle = (event: Event) => {
      const { detail } = event as CustomEvent<QueuedEnquiry>;
      if (detail.id === queuedId && textOf(form.current) === sent) show(detail);
    };
    addEventListener(outcomeEvent, settle);
    return () => removeEventListener(outcomeEvent, settle);
  }, [form, queuedId]);
}

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

export interface EnquiryFormProps {
  form: RefObject<HTMLFormElement | null>;
  /** Id of the element that labels the form. */
  labelledBy: string;
  /** URL for posting without scripts. */
  endpoint: string;
  options: readonly MachineryOption[];
  choice: Choice;
  /** Names on the visitor's enquiry list. */
  machines: readonly string[];
  draft: DraftKeeper;
  words: EnquiryWords;
  /** Heading of the error summary. */
  invalid: string;
  send: (enquiry: Enquiry, spamChecks: SpamChecks) => Promise<FormOutcome>;
}

/** The enquiry form. It is validated on submit; a failure keeps everything typed. */
export function EnquiryForm({
  form,
  labelledBy,
  endpoint,
  options,
  choice,
  machines,
  draft,
  words,
  invalid,
  send,
}: EnquiryFormProps) {
  const hydrated = useHydrated();
  const readSpamChecks = useSpamChecks(form, draft.wasRestored);
  const [{ errors, summary }, setChecked] = useState<Checked>({ errors: {}, summary: undefined });
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome>();
  useQueuedOutcome(form, { outcome, setOutcome, draft });

  const checkAndSend = async (all: ReturnType<typeof typedIn>) => {
    const { machinery, model } = choice;
    const typed = Object.fromEntries(Object.entries(all).filter(([name]) => !isDetail(name)));
    const { enquiry, errors: found } = foldEnquiry({ ...typed, machinery, model }, { machines, details: all }, words);
    const isValid = Object.keys(found).length === 0;
    setChecked({
      errors: found,
      summary: isValid ? undefined : <ErrorSummary key={performance.now()} heading={invalid} errors={found} />,
    });
    setOutcome(undefined);
    if (!isValid) return;
    const result = await send(enquiry, readSpamChecks());
    if (result.sent) draft.clear();
    setOutcome(result);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    await checkAndSend(trimEnquiry(typedIn(event.currentTarget)));
    setSending(false);
  };

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
          return <ChoiceFields key={field} options={options} choice={choice} errors={errors} words={words} />;
        const hint = field === 'phone' ? words.phoneHint : undefined;
        const own = <TypedField key={field} field={field} words={words} hint={hint} error={errors[field]} />;
        return field === 'message' ? [<DetailFields key="details" words={words} />, own] : own;
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

/**
 * Spam checks for sending. If the form is in the prerendered page, time counts from the page's load: it could be
 * filled in before hydration.
 * @param hasDraft whether a draft was restored; then the time says nothing
 */
function useSpamChecks(form: RefObject<HTMLFormElement | null>, hasDraft: () => boolean): () => SpamChecks {
  const cameLater = useRef(useHydrated());
  const since = useRef(0);
  useEffect(() => {
    since.current = cameLater.current ? performance.now() : 0;
  }, []);
  return () => {
    const trap = form.current?.elements.namedItem(trapField);
    return {
      trapped: trap instanceof HTMLInputElement && trap.value !== '',
      ...(hasDraft() ? {} : { seconds: (performance.now() - since.current) / 1000 }),
    };
  };
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
