import styled from '@emotion/styled';
import type { FairCard } from '../../../catalogue/page-data.ts';
import { AppLink } from '../../app-link.tsx';
import { colour, font, media, motion, space } from '../../theme.ts';
import { Icon } from '../machine/icon.tsx';
import { useWords } from '../../frame/shell.tsx';
import { fill } from '../../../catalogue/words.ts';

const Line = styled.p`
  margin: auto 0 0;
  a {
    display: inline-block;
    padding-block: 10px;
    line-height: 1.4;
    font-weight: ${font.weight.semibold};
    color: ${colour.primary};
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  svg {
    margin-inline-start: ${space.x1};
    vertical-align: -2px;
    transform: scaleX(var(--forward));
    transition: transform ${motion.quick};
  }
  a:hover svg {
    transform: scaleX(var(--forward)) translateX(3px);
  }
  ${media.reducedMotion} {
    a:hover svg {
      transform: scaleX(var(--forward));
    }
  }
`;

const Arrow = ({ outward = false }: { outward?: boolean }) => (
  <Icon size={16} strokeWidth="1.75">
    <path d={outward ? 'M5 3h8v8M13 3 3 13' : 'M2 8h11M9 4l4 4-4 4'} />
  </Icon>
);

/** Link to the organiser or the gallery, if any; covers the whole ticket. */
export function FairLink({ fair }: { fair: FairCard }) {
  const { website, websiteOf } = useWords().fairs;
  if (fair.externalLink) {
    return (
      <Line>
        <a
          href={fair.externalLink}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={fill(websiteOf, { name: fair.title })}
        >
          {website}
          <Arrow outward />
        </a>
      </Line>
    );
  }
  if (!fair.internalLink) return null;
  const { to, label, search } = fair.internalLink;
  return (
    <Line>
      <AppLink to={to} search={search}>
        {label}
        <Arrow />
      </AppLink>
    </Line>
  );
}
