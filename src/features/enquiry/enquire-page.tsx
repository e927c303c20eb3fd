import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import type { EnquirePageData } from './enquire-page.ts';
import type { Enquiry } from '../../enquiry/contract/enquiry.ts';
import type { SpamChecks } from '../../enquiry/contract/spam-checks.ts';
import { ContactLine } from '../../ui/links/contact-line.tsx';
import { Container } from '../../ui/layout/container.ts';
import { EnquiryForm } from './form/enquiry-form.tsx';
import { SubjectSheet, SubjectWords } from './form/enquiry-subject.tsx';
import { sendOrQueue } from '../outbox/queue-enquiry.ts';
// Loaded with the form: it sends what is queued, and could not be loaded once the connection is lost.
import '../outbox/outbox-notice.tsx';
import { useDraft } from './form/use-draft.ts';
import { useEnquiryList } from './use-enquiry-list.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PointList } from '../../ui/cards/point-list.tsx';
import { machineLine } from '../../enquiry/contract/machine-line.ts';
import { parseQuery, useQueryField } from '../../ui/query.ts';
import { useShell } from '../../ui/shell.ts';
import { colour, layout, media, size, space } from '../../ui/theme.ts';
import { maxCompared } from '../../catalogue/shown/lists.ts';
import { useChoice } from './form/use-choice.ts';
import { MachineList } from './form/machine-list.tsx';

/** Pattern of a machine's name: other text from the address stays out of the message. */
const machineName = /^[\p{L}\d][\p{L}\d .-]{0,39}$/u;

/** Further machines in a comparison's link: `with=SHT8000,SHT12000`. */
function otherMachines(text: string | undefined): string[] {
  const names = (text ?? '').split(',').map((part) => part.trim());
  return [...new Set(names)].filter((part) => machineName.test(part)).slice(0, maxCompared - 1);
}

const Sheet = styled(Container)`
  display: grid;
  grid-template: 'words drawing' auto 'form form' auto 'next next' auto / minmax(0, 1fr) 112px;
  gap: ${space.x4} ${space.x3};
  padding-block: clamp(32px, 5vw, 64px) ${space.section};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 200px;
  }
  ${media.desk} {
    grid-template: 'words side' auto 'form side' 1fr / minmax(0, 720px) minmax(min(22rem, 42%), 1fr);
    column-gap: ${space.x8};
  }
`;
const Words = styled.div`
  grid-area: words;
  display: grid;
  align-items: center;
  ${media.desk} {
    padding-bottom: ${space.x3};
    border-bottom: 2px solid ${colour.ink};
  }
`;
const Fields = styled.div`
  grid-area: form;
  min-width: 0;
  ${media.belowDesk} {
    padding-top: ${space.x4};
    border-top: 2px solid ${colour.ink};
  }
`;
/** On desktop sticky beside the form; else the drawing is above the form and the rest below. */
const Side = styled.div`
  display: contents;
  ${media.desk} {
    grid-area: side;
    display: grid;
    align-self: start;
    gap: ${space.x4};
  }
  ${media.desk} and (min-height: 880px) {
    position: sticky;
    top: calc(${layout.headerHeight} + ${space.x3});
  }
`;
const Drawing = styled.div`
  ${media.belowDesk} {
    grid-area: drawing;
  }
`;
const Next = styled.aside`
  ${media.belowDesk} {
    grid-area: next;
  }
  display: grid;
  align-content: start;
  gap: ${space.x2};
  h2 {
    font-size: ${size.h3};
    line-height: 1.2;
  }
`;

/** Maximum characters of a message from a link: a search without results, the machines of a line. */
const maxOpeningLength = 2000;

/** The enquiry form beside the machine it is about. */
export function EnquirePage({ page }: { page: EnquirePageData }) {
  const { breadcrumbs, heading, intro, words, aside, options, subjects } = page;
  const { endpoint, origin } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const subjectId = useId();
  const nextId = useId();
  const list = useEnquiryList();
  const inAddress = { machinery: useQueryField('machinery'), model: useQueryField('model') };
  const isInAddress = inAddress.machinery || inAddress.model;
  const choice = useChoice(options, subjects, isInAddress ? inAddress : parseQuery(list.machines[0]?.search ?? ''));
  const { machinery, model, subject } = choice;
  const others = useQueryField('with');
  const message = useQueryField('message') ?? '';
  const listed = list.machines.map(({ name }) => name);
  const named = subject ? [subject.label, ...otherMachines(others)] : [];
  const about = [...new Set([...named, ...listed])];
  // Machines on the list are not repeated in the message's first lines.
  const lines = named.filter((name) => !listed.includes(name)).map((name) => machineLine(words.line, name));
  const opening = lines.join('\n') || message.slice(0, maxOpeningLength);
  const draftKey = `enquiry:${origin}`;
  const draft = useDraft(form, draftKey, opening, choice);
  const send = async (values: Enquiry, spamChecks: SpamChecks) => {
    draft.keep();
    const outcome = await sendOrQueue({
      endpoint,
      enquiry: values,
      signals: spamChecks,
      keys: [draftKey, list.key],
      words: words.waiting,
      outcomeWords: words.outcome,
    });
    if (outcome.sent) list.clear();
    return outcome;
  };
  const drawingOf = (id: string, option: string | undefined) =>
    [...page.drawings, ...subjects].find((candidate) => candidate.machinery === id && candidate.option === option);
  const own = options.find(({ id }) => id === machinery);
  const machineryLabel = own?.label ?? '';
  const isModel = choice.name === model;
  const several = choice.name
    ? own?.models.map((option) => drawingOf(machinery, option))
    : options.map(({ id, models }) => drawingOf(id, models[0]));
  const shown = subject || isModel ? [subject ?? drawingOf(machinery, model)] : (several?.slice(0, 4) ?? []);
  const first = about[0] ?? choice.name ?? words.open.name;
  // A link may name a machine of another machinery than the choices: they do not describe it then.
  const isChosen = subject?.machinery === machinery;
  const chosen = !subject ? machineryLabel : isChosen ? `${machineryLabel}: ${model}` : '';
  return (
    <>
      <PageHeader crumbs={breadcrumbs} heading={heading} lead={intro} />
      <Sheet>
        <Words>
          <SubjectWords
            id={subjectId}
            label={words.subject}
            name={about.length > 1 ? `${first} + ${about.length - 1}` : first}
            detail={subject || isModel ? chosen : words.open.detail}
          />
        </Words>
        <Fields>
          {listed.length > 0 && <MachineList list={list} words={words.list} />}
          <EnquiryForm
            form={form}
            labelledBy={subjectId}
            options={options}
            choice={choice}
            machines={listed}
            draft={draft}
            words={words}
            send={send}
          />
        </Fields>
        <Side>
          <Drawing>
            <SubjectSheet pictures={shown.flatMap((drawing) => drawing?.picture ?? [])} />
          </Drawing>
          <Next aria-labelledby={nextId}>
            <h2 id={nextId}>{aside.heading}</h2>
            <PointList points={aside.paragraphs} />
            <ContactLine />
          </Next>
        </Side>
      </Sheet>
    </>
  );
}
