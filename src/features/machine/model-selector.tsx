import styled from '@emotion/styled';
import { useId } from 'react';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import { ModelChoices } from './components/model-choices.tsx';
import type { ModelSummary } from '../page/cards.ts';
import { media, space, heading2 } from '../../ui/theme.ts';
import { CompareLink, CompareToggle } from '../compare/compare-toggle.tsx';
import { ListToggle } from '../enquiry/list-toggle.tsx';
import { Row, Stack, WorkBand } from '../../ui/layout/container.ts';
import { Prose } from '../../ui/layout/prose.tsx';
import { UnitsSwitch } from '../../ui/units/units-switch.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { useWords } from '../../ui/shell.ts';
import { ButtonLink } from '../../ui/links/button.ts';
import { DrawingFrame } from '../../ui/pictures/drawing-frame.tsx';
import { FigureList } from '../../ui/units/figure-list.tsx';
import { fill } from '../../catalogue/words.ts';

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
const Name = styled.h2`
  ${heading2}
  line-height: 1.1;
`;

/** A model: drawing, figures, links to its page and the enquiry form. */
function ModelPanel({ model, eager }: { model: ModelSummary; eager: boolean }) {
  const id = useId();
  const { links } = useWords();
  const { name, to, description, figures, picture, enquiry } = model;
  return (
    <Panel aria-labelledby={id}>
      {picture && <DrawingFrame picture={picture} eager={eager} />}
      <Stack>
        <Name id={id}>{name}</Name>
        <Prose paragraphs={[description]} />
        <FigureList figures={figures} />
        <Row $gap={`${space.x1} ${space.x2}`}>
          <ButtonLink look="primary" to={to}>
            {links.readMore}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink to={enquiry.to} search={enquiry.search} aria-label={fill(links.enquireAbout, { name })}>
            {links.enquire}
          </ButtonLink>
          <CompareToggle to={to} name={name} />
          <ListToggle item={{ to, name }} />
        </Row>
      </Stack>
    </Panel>
  );
}

/** CSS hides the panels of unchecked radios, so the selector works before hydration. */
const panelRules = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `&:has(label:nth-of-type(${index + 1}) input:not(:checked)) > article:nth-of-type(${index + 1}) { display: none; }`,
  ).join('\n');

const Selector = styled.div<{ $count: number }>`
  display: grid;
  gap: clamp(24px, 4vw, 48px);
  ${media.live} {
    ${({ $count }) => panelRules($count)}
  }
  ${media.noScript} {
    gap: ${space.section};
  }
`;
/** Beside the choices when there is room. */
const Units = styled.div`
  ${media.desk} {
    [data-pictured] ~ & {
      grid-area: auto;
    }
    grid-area: 1 / 1;
    justify-self: end;
    align-self: center;
  }
`;
interface ModelSelectorProps {
  models: ModelSummary[];
  /** Link to the models' prepared comparison. */
  comparison?: InternalLink | undefined;
}

/**
 * The models of a category, one at a time: a radio group with a panel each. CSS alone shows the panel of the checked
 * radio, from the first paint on.
 */
export function ModelSelector({ models, comparison }: ModelSelectorProps) {
  const group = useId();
  return (
    <WorkBand>
      <Selector $count={models.length}>
        {models.length > 1 && <ModelChoices models={models} group={group} />}
        {models.some(({ figures }) => figures.length > 0) && (
          <Units>
            <UnitsSwitch figures={models.flatMap(({ figures }) => figures)} />
          </Units>
        )}
        {models.map((model, index) => (
          <ModelPanel key={model.to} model={model} eager={index === 0} />
        ))}
        {comparison && <CompareLink to={comparison.to}>{comparison.label}</CompareLink>}
      </Selector>
    </WorkBand>
  );
}
