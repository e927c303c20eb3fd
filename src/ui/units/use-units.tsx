import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { keepUnits } from '../../text/keep-units.ts';
import { directionOfText } from '../../text/language.ts';
import type { ShownFigure } from '../../figures/show.ts';
import type { UnitSystem } from '../../figures/targets.ts';
import { colour, font } from '../theme.ts';
import { readStored, storeChoice } from '../../browser/stored.ts';
import { useStored } from '../hooks/use-stored.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { useWords } from '../shell.ts';

/** Original figures, or a system to convert them to. */
export type Units = 'given' | UnitSystem;

const key = 'units';
const parse = (stored: string | null): Units => (stored === 'metric' || stored === 'imperial' ? stored : 'given');

/** The visitor's choice of units. */
export const readUnits = (): Units => parse(readStored(key));
export const storeUnits = (units: Units): void => storeChoice(key, units);
export const useUnits = (): Units => parse(useStored(key));

/** The original figure beside the converted one, in print too; or that none is stated. */
const Aside = styled.span`
  display: inline-block;
  font-size: 0.8125em;
  font-weight: ${font.weight.regular};
  color: ${colour.muted};
`;

/** A figure in the texts that the page's data has; `value` is empty for a missing one. */
type FigureTexts = Pick<ShownFigure, 'value'> & { [Text in UnitSystem | 'uniform' | 'given']?: string | undefined };

/**
 * Returns a function that renders a figure in the visitor's units; if the numbers change, the original follows in
 * brackets. A missing figure is said to be. Lists call it once for all figures.
 */
export function useFigureValue(): (figure: FigureTexts) => ReactNode {
  const units = useUnits();
  const words = useWords();
  return ({ value, uniform = value, given = value, ...texts }) => {
    if (!value) return <Aside>{words.machine.notGiven}</Aside>;
    // Keyed elements of their own: a browser that translates the page moves texts, and React could not remove them.
    const dir = directionOfText(value);
    const inOne = (text: string) => (
      <span key={units} dir={dir}>
        {keepUnits(text)}
      </span>
    );
    if (units === 'given') return inOne(value);
    const converted = texts[units];
    if (converted === undefined) return inOne(uniform);
    return (
      <Fragment key={units}>
        <span dir={dir}>{keepUnits(converted)}</span>{' '}
        <Aside>
          (<VisuallyHidden>{words.units.givenAs} </VisuallyHidden>
          {keepUnits(given)})
        </Aside>
      </Fragment>
    );
  };
}

/** A single figure, in an element of its own. */
export function FigureValue(figure: FigureTexts) {
  return <span>{useFigureValue()(figure)}</span>;
}
