import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { UnitSystem } from '../../../catalogue/units/targets.ts';
import { readStored, storeChoice, useStored } from '../hooks/stored.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { useWords } from '../../frame/shell.tsx';
import type { ConvertedFigureProps } from './converted-figure.tsx';

/** Original figures, or a system to convert them to. */
export type Units = 'given' | UnitSystem;

const key = 'units';
const parse = (stored: string | null): Units => (stored === 'metric' || stored === 'imperial' ? stored : 'given');

/** The visitor's choice of units. */
export const readUnits = (): Units => parse(readStored(key));
export const storeUnits = (units: Units): void => storeChoice(key, units);
export const useUnits = (): Units => parse(useStored(key));

/** In place of the conversion when its code fails to load: back to the original figures. */
function OriginalFigure({ value }: ConvertedFigureProps) {
  useEffect(() => storeUnits('given'), []);
  return <span>{value}</span>;
}

const ConvertedFigure = lazy(() =>
  import('./converted-figure.tsx').then(
    (module) => ({ default: module.ConvertedFigure }),
    () => ({ default: OriginalFigure }),
  ),
);

interface GivenFigure {
  label: string;
  value: string | null;
}

/**
 * Returns a function that renders a figure in the visitor's units with the original beside it, or the original alone
 * until the code has loaded; a missing figure is a dash. Lists call it once for all figures.
 */
export function useFigureValue(): (figure: GivenFigure) => ReactNode {
  const units = useUnits();
  const { notGiven } = useWords().machine;
  return ({ label, value }) => {
    if (!value) {
      return (
        <>
          <span aria-hidden>—</span>
          <VisuallyHidden>{notGiven}</VisuallyHidden>
        </>
      );
    }
    if (units === 'given') return value;
    return (
      <Suspense fallback={<span>{value}</span>}>
        <ConvertedFigure label={label} value={value} units={units} />
      </Suspense>
    );
  };
}

/** A single figure, in an element of its own. */
export function FigureValue(figure: GivenFigure) {
  return <span>{useFigureValue()(figure)}</span>;
}
