import styled from '@emotion/styled';
import { AppLink } from '../../../ui/app-link.tsx';
import { atLeast, colour, coverLink, heading2, layout, media, space } from '../../../ui/theme.ts';
import { Image } from '../../../ui/pictures/image.tsx';
import { FigureList } from '../../../ui/units/figure-list.tsx';
import { ListToggle } from '../../enquiry/list-toggle.tsx';
import type { LinesPageData } from '../lines-page.ts';

/** Picture and text beside each other where there is room: a line is long, and its picture wide. */
const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${space.x2};
  padding-block: clamp(24px, 4vw, 56px);
  border-top: 2px solid ${colour.ink};
  img {
    width: 100%;
  }
  ${media.desk} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: center;
    gap: clamp(32px, 4vw, 64px);
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space.x2};
  h2 {
    ${heading2}
    a {
      color: inherit;
      text-decoration: none;
      ${coverLink}
    }
  }
  li:hover > & h2 {
    color: ${colour.primary};
  }
  dl {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > p {
    max-width: ${layout.measure};
    color: ${colour.muted};
  }
`;

/** Lines, one below the other. */
export function LineRows({ lines }: { lines: LinesPageData['lines'] }) {
  return (
    <ul>
      {lines.map(({ to, title, text, picture, figures, query }, index) => (
        <Row key={to}>
          {picture && <Image picture={picture} eager={index === 0} sizes={`${atLeast.desk} 50vw, 94vw`} />}
          <Words>
            <h2>
              <AppLink to={to}>{title}</AppLink>
            </h2>
            <p>{text}</p>
            <FigureList figures={figures} />
            <ListToggle item={{ to, query, name: title }} hasLink />
          </Words>
        </Row>
      ))}
    </ul>
  );
}
