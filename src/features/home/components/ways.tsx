import styled from '@emotion/styled';
import type { HomeWay } from '../../kinds/kind.ts';
import { fill } from '../../../catalogue/words.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { Image } from '../../../ui/pictures/image.tsx';
import { useShell } from '../../../ui/shell.ts';
import {
  atLeast,
  colour,
  css,
  font,
  heading3,
  media,
  motion,
  mutedText,
  space,
  touchTarget,
} from '../../../ui/theme.ts';

const listStyle = css`
  h3 {
    ${heading3}
    margin-bottom: ${space.x1};
  }
  li a {
    ${touchTarget}
    display: flex;
    justify-content: space-between;
    gap: ${space.x2};
    border-bottom: 1px solid ${colour.line};
    font-weight: ${font.weight.medium};
    color: ${colour.ink};
    text-decoration: none;
    transition: border-color ${motion.quick};
  }
  li a:hover {
    border-color: ${colour.primary};
    color: ${colour.primary};
  }
  small {
    ${mutedText}
    text-align: end;
  }
`;
const Columns = styled.div`
  ${listStyle}
  /* A long list stands beside two short ones. */
  ${media.tablet} {
    columns: 2;
    column-gap: ${space.x6};
  }
  ${media.desk} {
    columns: auto;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    gap: ${space.x6};
  }
  section {
    break-inside: avoid;
    margin-bottom: ${space.x4};
    border-top: 2px solid ${colour.ink};
    padding-top: ${space.x2};
  }
`;

/** A large picture beside its list. */
const Pictured = styled.section`
  ${listStyle}
  display: grid;
  gap: ${space.x3} ${space.x6};
  margin-bottom: ${space.x6};
  ${media.desk} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
    align-items: center;
  }
  img {
    width: 100%;
  }
  > a {
    display: block;
  }
  > div > a {
    ${touchTarget}
    margin-top: ${space.x1};
    font-weight: ${font.weight.semibold};
  }
`;

function Links({ label, links }: HomeWay) {
  return (
    <>
      <h3>{label}</h3>
      <ul>
        {links.map(({ to, label: text, note }) => (
          <li key={to}>
            <AppLink to={to}>
              {text}
              <small>{note}</small>
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Ways to a machine side by side, each a list of rows as in a table of contents; one with a picture before them. */
export function Ways({ groups }: { groups: HomeWay[] }) {
  const { downloads, words } = useShell();
  const [pictured, others] = [true, false].map((has) =>
    groups.filter(({ picture }) => (picture !== undefined) === has),
  );
  return (
    <>
      {pictured?.map(({ picture, ...way }) => {
        const [first] = way.links;
        return (
          <Pictured key={way.label} aria-label={way.label}>
            {picture && first && (
              <AppLink to={first.to} aria-label={fill(words.links.knowMoreAbout, { name: first.label })}>
                <Image picture={{ ...picture, alt: '' }} sizes={`${atLeast.desk} 55vw, 94vw`} />
              </AppLink>
            )}
            <div>
              <Links {...way} />
              {first && (
                <AppLink to={first.to} search="#3d">
                  {downloads.words.turn}
                  <VisuallyHidden> {first.label}</VisuallyHidden>
                </AppLink>
              )}
            </div>
          </Pictured>
        );
      })}
      <Columns>
        {others?.map((way) => (
          <section key={way.label} aria-label={way.label}>
            <Links {...way} />
          </section>
        ))}
      </Columns>
    </>
  );
}
