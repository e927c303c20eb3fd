import styled from '@emotion/styled';
import type { ProjectsPageData } from './projects-page.ts';
import { Listing } from '../page/listing.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Image } from '../../ui/pictures/image.tsx';
import { atLeast, colour, coverLink, heading2, labelText, layout, media, mutedText, space } from '../../ui/theme.ts';

const List = styled.ul`
  display: grid;
  gap: clamp(32px, 5vw, 64px);
`;
/** The picture beside the text; the whole item is clickable. */
const Item = styled.li`
  position: relative;
  display: grid;
  gap: ${space.x3};
  padding-top: ${space.x3};
  border-top: 2px solid ${colour.ink};
  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    gap: clamp(24px, 5vw, 64px);
  }
  &:hover h2 {
    color: ${colour.primary};
  }
  img {
    width: 100%;
    max-height: 320px;
  }
  h2 {
    margin-block: ${space.x1} ${space.x2};
    ${heading2}
    a {
      color: inherit;
      text-decoration: none;
      ${coverLink}
    }
  }
  p {
    max-width: ${layout.measure};
  }
  p + p {
    margin-top: ${space.x2};
  }
`;
const Facts = styled.p`
  ${labelText}
  color: ${colour.primary};
`;
const Mark = styled.span`
  margin-inline-start: ${space.x2};
  padding: 2px ${space.x1};
  border: 1px solid ${colour.lineStrong};
  color: ${colour.muted};
`;
const Machines = styled.p`
  ${mutedText}
`;

/** All projects, each with its place, its year and its machines. */
export function ProjectsPage({ page }: { page: ProjectsPageData }) {
  return (
    <Listing page={page}>
      <List>
        {page.projects.map(({ to, title, text, picture, facts, mark, machines }, index) => (
          <Item key={to}>
            {picture && (
              <Image picture={picture} eager={index === 0} sizes={`${atLeast.tablet} 500px, calc(100vw - 32px)`} />
            )}
            <div>
              <Facts>
                <span>{facts}</span>
                {mark && <Mark>{mark}</Mark>}
              </Facts>
              <h2>
                <AppLink to={to}>{title}</AppLink>
              </h2>
              <p>{text}</p>
              <Machines>{machines}</Machines>
            </div>
          </Item>
        ))}
      </List>
    </Listing>
  );
}
