import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import type { EnquirePageData } from './enquire-page.ts';
import type { Enquiry } from '../../enquiry/contract/enquiry.ts';
import {
  countedName,
  itemsForHeader,
  itemText,
  noItems,
  sizesIn,
  summarizeItems,
  type AskedItem,
} from '../../enquiry/contract/items.ts';
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
import { useHydrated } from '../../ui/hooks/after-hydration.ts';
import { useShell } from '../../ui/shell.ts';
import { colour, layout, media, size, space } from '../../ui/theme.ts';
import { maxCompared } from '../../catalogue/shown/lists.ts';
import { useChoice } from './form/use-choice.ts';
import { AddByName } from './form/add-by-name.tsx';
import { MachineList } from './form/machine-list.tsx';

/** Pattern of a machine's name: other text from the address stays out of the message. */
const machineName = /^[\p{L}\d][\p{L}\d .-]{0,39}$/u;

/** Further machines in a comparison's link: `with=SHT8000,SHT12000`. */
function otherMachines(text: string | undefined): string[] {
  const names = (text ?? '').split(',').map((part) => part.trim());
  return [...new Set(names)].filter((part) => machineName.test(part)).slice(0, maxCompared - 1);
}

const Panel = styled(Container)`
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
  const { breadcrumbs, heading, intro, words, aside, options, subjects, places } = page;
  const { endpoint, origin } = useShell();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const subjectId = useId();
  const nextId = useId();
  const list = useEnquiryList();
  const inAddress = { machinery: useQueryField('machinery'), model: useQueryField('model') };
  const isInAddress = Boolean(inAddress.machinery || inAddress.model);
  const choice = useChoice(options, subjects, isInAddress ? inAddress : parseQuery(list.items[0]?.search ?? ''));
  const { machinery, model, subject } = choice;
  const others = useQueryField('with');
  const message = useQueryField('message') ?? '';
  const listed = list.items.map(({ page: asked }) => asked);
  const named = subject && isInAddress ? [subject.label, ...otherMachines(others)] : [];
  const isChoice = choice.name === model;
  const placeOf = (id: string, option: string | undefined) =>
    places.find((place) => place.machinery === id && place.option === option);
  const place = isInAddress && !subject && isChoice ? placeOf(machinery, model)?.page : undefined;
  const sizes = sizesIn(message, place);
  /** What the link asks for: its machines, its choice, or the sizes of a line. */
  const linked = [
    ...named
      .flatMap((name) => subjects.filter(({ label }) => label === name))
      .map(({ label, path }) => ({ name: label, path })),
    ...(sizes.length > 0 ? sizes : place ? [{ name: model, path: place.path }] : []),
  ].map(({ name, path }): AskedItem => ({ name, page: path, quantity: 1, note: '' }));
  const asked = [...linked.filter((item) => !listed.includes(item.page)), ...list.items];
  const isOpen = hydrated && asked.length === 0 && choice.name === undefined;
  // What is on the list is not repeated in the message's first lines.
  const isListed = (name: string) => list.items.some((item) => item.name === name);
  const lines = named.filter((name) => !isListed(name)).map((name) => machineLine(words.line, name));
  const opening = message.slice(0, maxOpeningLength) || lines.join('\n');
  const draftKey = `enquiry:${origin}`;
  const draft = useDraft(form, draftKey, opening, choice);
  const send = async (values: Enquiry, spamChecks: SpamChecks) => {
    draft.keep();
    const outcome = await sendOrQueue({
      endpoint,
      enquiry: values,
      signals: spamChecks,
      items: isOpen ? noItems : itemsForHeader(asked),
      keys: [draftKey, list.key],
      words: words.waiting,
      outcomeWords: words.outcome,
    });
    if (outcome.sent) list.clear();
    return outcome;
  };
  const pictureOf = (id: string, option: string | undefined) =>
    [
      placeOf(id, option),
      ...subjects.filter((candidate) => candidate.machinery === id && candidate.option === option),
    ].find((candidate) => candidate?.picture)?.picture;
  const machineryOption = options.find(({ id }) => id === machinery);
  const machineryLabel = machineryOption?.label ?? '';
  const several = choice.name
    ? machineryOption?.models.map((option) => pictureOf(machinery, option))
    : options.map(({ id, models }) => pictureOf(id, models[0]));
  const shown =
    subject || isChoice ? [subject ? subject.picture : pictureOf(machinery, model)] : (several?.slice(0, 4) ?? []);
  const nameable = [
    ...subjects.map(({ label, path }) => ({ name: label, page: path })),
    ...places.flatMap(({ option, page: { path, sizes: ofLine = [{ name: option, path }] } }) =>
      ofLine.map(({ name, path: sizePath }) => ({ name, page: sizePath })),
    ),
  ];
  const summary = summarizeItems(asked, words.asked) || choice.name;
  // A link may name a machine of another machinery than the choices: they do not describe it then.
  const isOwnMachinery = subject?.machinery === machinery;
  const chosen = !subject ? machineryLabel : isOwnMachinery ? `${machineryLabel}: ${model}` : '';
  const detail =
    asked.length > 1 ? asked.map(countedName).join(' · ') : subject || isChoice ? chosen : words.open.detail;
  return (
    <>
      <PageHeader crumbs={breadcrumbs} heading={heading} lead={intro} />
      <Panel>
        <Words>
          <SubjectWords
            id={subjectId}
            label={words.subject}
            name={summary ?? words.open.name}
            detail={isOpen ? `${words.unchosen}. ${words.open.detail}` : detail}
          />
        </Words>
        <Fields>
          <AddByName list={list} pages={nameable} words={words.list} />
          {listed.length > 0 && <MachineList list={list} words={words.list} requestPage={page.requestPage} />}
          <EnquiryForm
            form={form}
            labelledBy={subjectId}
            options={options}
            choice={choice}
            listed={list.items.map(itemText)}
            isOpen={isOpen}
            draft={draft}
            words={words}
            send={send}
          />
        </Fields>
        <Side>
          <Drawing>
            <SubjectSheet pictures={shown.flatMap((picture) => picture ?? [])} />
          </Drawing>
          <Next aria-labelledby={nextId}>
            <h2 id={nextId}>{aside.heading}</h2>
            <PointList points={aside.paragraphs} />
            <ContactLine />
          </Next>
        </Side>
      </Panel>
    </>
  );
}
