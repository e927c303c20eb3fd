import styled from '@emotion/styled';
import { useId } from 'react';
import type { FairCard } from '../fair-card.ts';
import {
  colour,
  coverLink,
  font,
  labelText,
  layout,
  media,
  motion,
  size,
  space,
  heading3,
  mutedText,
} from '../../../ui/theme.ts';
import type { DatedFair } from './use-fairs.tsx';
import { FairPlans } from './fair-plans.tsx';
import { DateBlock } from './date-block.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { Image } from '../../../ui/pictures/image.tsx';
import { useWords } from '../../../ui/shell.ts';
import { fill } from '../../../catalogue/words.ts';
import { useAfterHydration } from '../../../ui/hooks/after-hydration.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';

/** From this width a ticket is horizontal: date block, text and picture side by side. */
const LYING = '@container (min-width: 640px)';
const WIDE = '@container (min-width: 760px)';

const Frame = styled.div`
  container-type: inline-size;
  height: 100%;
`;
const Ticket = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr;
  height: 100%;
  background: ${colour.paper};
  border: 1px solid ${colour.line};
  border-radius: ${layout.radius};
  transition: border-color ${motion.quick};
  &:has(a:hover) {
    border-color: ${colour.primary};
  }
  ${LYING} {
    grid-template: auto / 104px minmax(0, 1fr) minmax(0, 35%);
  }
  ${WIDE} {
    grid-template-columns: 128px minmax(0, 1fr) minmax(0, 40%);
  }
`;
const Drawing = styled(Image)`
  width: 100%;
  aspect-ratio: 3 / 2;
  object-fit: contain;
  /* Sky and floor of the drawing go on beyond it. */
  object-position: bottom;
  background: ${colour.primaryPale};
  ${LYING} {
    grid-area: 1 / 3;
    height: 100%;
    min-height: 240px;
    aspect-ratio: auto;
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.x1};
  min-width: 0;
  padding: 20px;
  ${LYING} {
    grid-area: 1 / 2;
    padding: ${space.x3};
  }
  ${WIDE} {
    padding-inline: ${space.x4};
  }
  h3 {
    ${heading3}
  }
`;
const Badge = styled.p`
  ${labelText}
  align-self: start;
  padding: 4px ${space.x1};
  letter-spacing: 0.08em;
  color: ${colour.primaryDeep};
  background: ${colour.primaryPale};
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: 2px 12px;
  margin: ${space.half} 0;
  padding-block: ${space.x1};
  border-block: 1px solid ${colour.line};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  color: ${colour.ink};
  dt {
    ${mutedText}
  }
  dd {
    font-size: 0.9375rem;
    font-weight: ${font.weight.medium};
  }
  time {
    white-space: nowrap;
  }
  /* In enlarged text on a phone. */
  @container (max-width: 14.5rem) {
    time {
      white-space: normal;
    }
  }
  ${LYING} {
    dd {
      font-size: ${size.body};
    }
  }
`;
const Description = styled.p`
  line-height: 1.5;
`;
const Line = styled.p`
  margin-block: auto -10px;
  a {
    display: inline-block;
    padding-block: 10px;
    line-height: 1.4;
    font-weight: ${font.weight.semibold};
    ${coverLink}
  }
  svg {
    margin-inline-start: ${space.x1};
    vertical-align: -2px;
    transform: scaleX(var(--forward));
    transition: transform ${motion.quick};
  }
  ${media.hover} {
    a:hover svg {
      transform: scaleX(var(--forward)) translateX(3px);
    }
  }
`;

/** Link to the organiser or, after the fair, to the gallery, if any; covers the whole ticket. */
function FairLink({ fair: { title, internalLink, ...fair } }: { fair: FairCard }) {
  const { website, websiteOf } = useWords().fairs;
  const externalLink = fair.upcoming ? fair.externalLink : undefined;
  if (!externalLink && !internalLink) return null;
  return (
    <Line>
      {externalLink && (
        <a href={externalLink} target="_blank" rel="noopener noreferrer" aria-label={fill(websiteOf, { name: title })}>
          {website}
          <Icon size={16} strokeWidth="1.75" d="M5 3h8v8M13 3 3 13" />
        </a>
      )}
      {!externalLink && internalLink && (
        <AppLink to={internalLink.to} search={internalLink.search}>
          {internalLink.label}
          <Icon size={16} strokeWidth="1.75" d="M2 8h11M9 4l4 4-4 4" />
        </AppLink>
      )}
    </Line>
  );
}

/** A fair as a ticket with its date block: vertical in narrow columns, horizontal in wide ones. */
export function FairTicket({ fair, eager }: { fair: DatedFair; eager?: boolean }) {
  const titleId = useId();
  const words = useWords().fairs;
  const byDay = useAfterHydration('', undefined);
  return (
    <Frame data-by-day={fair.upcoming ? byDay : undefined}>
      <Ticket aria-labelledby={titleId}>
        <Drawing picture={fair.picture} eager={eager} />
        <DateBlock start={fair.start} end={fair.end} />
        <Words>
          {fair.upcoming && <Badge>{words.badge}</Badge>}
          <h3 id={titleId}>{fair.title}</h3>
          <Facts>
            <dt>{words.dates}</dt>
            <dd>
              <time dateTime={fair.start}>{fair.dates}</time>
            </dd>
            <dt>{words.place}</dt>
            <dd>
              {fair.city}, {fair.country}
            </dd>
            {fair.booth && (
              <>
                <dt>{words.booth}</dt>
                <dd>{fair.booth}</dd>
              </>
            )}
          </Facts>
          <Description>{fair.description}</Description>
          <FairPlans fair={fair} />
          <FairLink fair={fair} />
        </Words>
      </Ticket>
    </Frame>
  );
}
