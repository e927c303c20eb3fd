import styled from '@emotion/styled';
import { useId } from 'react';
import type { ModelSummary } from '../../../catalogue/page-data.ts';
import { colour, font, layout, media, size, space } from '../../theme.ts';
import { ButtonLink } from '../links/button.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { DrawingFrame } from './drawing-frame.tsx';
import { FigureList } from './figure-list.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { useWords } from '../../frame/shell.tsx';
import { fill } from '../../../catalogue/words.ts';

const Panel = styled.article`
  display: grid;
  gap: ${space.x3};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: ${space.x5};
  }
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    align-items: center;
    gap: ${space.x8};
  }
  > :only-child {
    grid-column: 1 / -1;
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space.x3};
`;
const Name = styled.h2`
  margin: 0;
  font-size: ${size.h2};
  font-weight: ${font.weight.bold};
  letter-spacing: -0.01em;
  line-height: 1.1;
  color: ${colour.ink};
`;
const Description = styled.p`
  max-width: ${layout.measure};
  margin: 0;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x2};
`;

/** One model of a list page: its drawing, its figures, and the ways to its page and to the enquiry form. */
export function ModelPanel({ model, eager }: { model: ModelSummary; eager: boolean }) {
  const id = useId();
  const { links } = useWords();
  const { name, to, description, figures, picture, enquiry } = model;
  return (
    <Panel aria-labelledby={id}>
      {picture && <DrawingFrame picture={picture} eager={eager} />}
      <Words>
        <Name id={id}>{name}</Name>
        <Description>{description}</Description>
        <FigureList figures={figures} />
        <Ways>
          <ButtonLink look="primary" to={to}>
            {links.readMore}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink to={enquiry.to} search={enquiry.search} aria-label={fill(links.enquireAbout, { name })}>
            {links.enquire}
          </ButtonLink>
          <CompareToggle to={to} name={name} />
        </Ways>
      </Words>
    </Panel>
  );
}
