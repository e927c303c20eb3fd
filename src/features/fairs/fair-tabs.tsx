import styled from '@emotion/styled';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { FairCard } from './fair-card.ts';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import { useShell } from '../../ui/shell.ts';
import { selectedPadding, colour, font, media, motion, size, space, hidden, mutedText } from '../../ui/theme.ts';
import { NoFair, useFairs } from './components/use-fairs.tsx';
import { FairTicket } from './components/fair-ticket.tsx';
import { ScrollRow } from './components/scroll-row.tsx';
import { arrowStep } from '../../ui/hooks/elements.ts';

const TabList = styled.div`
  display: flex;
  gap: ${space.x3};
  margin-bottom: ${space.x3};
  border-bottom: 1px solid ${colour.lineStrong};
  button {
    position: relative;
    min-height: 48px;
    font-size: ${size.h4};
    font-weight: ${font.weight.semibold};
    color: ${colour.muted};
    transition: color ${motion.quick};
  }
  button:hover,
  [aria-selected='true'] {
    color: ${colour.ink};
  }
  button::after {
    content: '';
    position: absolute;
    inset: auto 0 -2px;
    height: 3px;
    background: ${colour.ink};
    transform: scaleX(0);
    transition: transform ${motion.quick};
  }
  [aria-selected='true']::after {
    transform: none;
  }
  ${media.forcedColours} {
    [aria-selected='true'] {
      ${selectedPadding}
    }
  }
  small {
    margin-inline-start: 6px;
    font-size: ${size.small};
    font-weight: ${font.weight.regular};
    font-variant-numeric: tabular-nums;
  }
  ${hidden.inert}
`;
const Panel = styled.div`
  ${media.live} {
    &[data-open='false'] {
      display: none;
    }
  }
  ${media.noScript} {
    & + & {
      margin-top: ${space.x5};
    }
  }
`;
const PlainHeading = styled.h3`
  margin-bottom: ${space.x2};
  ${media.live} {
    &[data-alone='false'] {
      display: none;
    }
  }
`;
const AsOf = styled.p`
  margin-bottom: ${space.x2};
  ${mutedText}
`;
/**
 * Upcoming fairs: one large ticket at a time, on wide screens two; completed ones: a row of small tickets. On phones
 * one arrow step shows one ticket.
 */
const Ticket = styled.li<{ $step: number; $large: boolean }>`
  width: ${({ $step }) => $step}px;
  max-width: calc(100% - 8px);
  ${media.tablet} {
    width: ${({ $step, $large }) => ($large ? 2 * $step : $step)}px;
  }
  ${media.desk} {
    width: ${({ $step, $large }) => ($large ? 3 * $step : 1.5 * $step)}px;
  }
  ${media.wide} {
    ${({ $large }) => $large && `width: calc((100% - ${GAP}px) / 2);`}
  }
`;

/** Gap in pixels; a ticket and its gap are as wide as an arrow step. */
const GAP = 24;

const allTabs = ['upcoming', 'completed'] as const;
type TabId = (typeof allTabs)[number];

interface FairTabsProps {
  label: string;
  fairs: readonly FairCard[];
  /** Where to arrange a visit if no fair is upcoming. */
  visit: InternalLink;
  /** Says the day that decides which fairs are upcoming, if it is not today. */
  asOf: string | undefined;
}

/** Trade fairs in two tabs, or under a heading when all are upcoming; without scripts both lists are shown. */
export function FairTabs({ label, visit, asOf, ...props }: FairTabsProps) {
  const { constants, words } = useShell();
  const fairs = useFairs(props.fairs);
  const tabs = allTabs.filter((id) => id === 'upcoming' || fairs[id].length > 0);
  const isAlone = tabs.length < 2;
  const [open, setOpen] = useState<TabId>('upcoming');
  const { fairScrollStep } = constants;
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  const choose = (event: KeyboardEvent, index: number) => {
    const by = { Home: -index, End: tabs.length - 1 - index }[event.key] ?? arrowStep(event);
    if (by === undefined) return;
    const next = (index + by + tabs.length) % tabs.length;
    event.preventDefault();
    setOpen(tabs[next] ?? open);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      {!isAlone && (
        <TabList role="tablist" aria-label={label} ref={list}>
          {tabs.map((id, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${prefix}${id}`}
              aria-controls={`${prefix}${id}-panel`}
              aria-selected={open === id}
              tabIndex={open === id ? 0 : -1}
              onClick={() => setOpen(id)}
              onKeyDown={(event) => choose(event, index)}
            >
              <span>{words.fairs[id]}</span>
              {fairs[id].length > 0 && <small aria-hidden="true">{fairs[id].length}</small>}
            </button>
          ))}
        </TabList>
      )}
      {tabs.map((id) => (
        <Panel
          key={id}
          {...(isAlone ? {} : { role: 'tabpanel', 'aria-labelledby': `${prefix}${id}` })}
          id={`${prefix}${id}-panel`}
          data-open={open === id}
        >
          <PlainHeading data-alone={isAlone}>{words.fairs[id]}</PlainHeading>
          {asOf !== undefined && id === 'upcoming' && <AsOf>{asOf}</AsOf>}
          {fairs[id].length === 0 ? (
            <NoFair visit={visit} />
          ) : (
            <ScrollRow step={fairScrollStep}>
              {fairs[id].map((fair) => (
                <Ticket key={fair.title + fair.start} $step={fairScrollStep - GAP} $large={id === 'upcoming'}>
                  <FairTicket fair={fair} />
                </Ticket>
              ))}
            </ScrollRow>
          )}
        </Panel>
      ))}
    </>
  );
}
