import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { UnitSystem } from '../../../catalogue/units/targets.ts';
import { readStored, storeChoice, useStored } from '../hooks/stored.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { useWords } from '../../frame/shell.tsx';

/** Original figures, or a system to convert them to. */
export type Units = 'given' | UnitSystem;

/** A converted figure; the original text when there is nothing to convert. */
export type Converted = ComponentType<{ label: string; value: string; units: UnitSystem }>;

type LoadConverted = () => Promise<{ ConvertedFigure: Converted }>;

const key = 'units';
const parse = (stored: string | null): Units => (stored === 'metric' || stored === 'imperial' ? stored : 'given');

/** The visitor's choice of units. */
export const readUnits = (): Units => parse(readStored(key));
export const storeUnits = (units: Units): void => storeChoice(key, units);
export const useUnits = (): Units => parse(useStored(key));

let loadConverted: LoadConverted | undefined;
let converted: Converted | undefined;

/**
 * Registers the loader of the conversion code. The shared chunk must not import it itself: that would pull in the
 * loader of all chunks.
 */
export function provideConverted(load: LoadConverted): void {
  loadConverted = load;
}

/** Component for converted figures; undefined for original units, and until its chunk has loaded. */
function useConverted(): { Converted: Converted; units: UnitSystem } | undefined {
  const units = useUnits();
  const [Loaded, setLoaded] = useState<Converted | undefined>(() => converted);
  useEffect(() => {
    if (units === 'given' || Loaded) return;
    // If loading fails, the original figures stay.
    loadConverted?.().then(
      ({ ConvertedFigure }) => {
        converted = ConvertedFigure;
        setLoaded(() => ConvertedFigure);
      },
      () => storeUnits('given'),
    );
  }, [units, Loaded]);
  return units === 'given' || !Loaded ? undefined : { Converted: Loaded, units };
}

interface GivenFigure {
  label: string;
  value: string | null;
}

/**
 * Returns a function that renders a figure in the visitor's units with the original beside it, or the original alone
 * until the code has loaded; a missing figure is a dash. Lists call it once for all figures.
 */
export function useFigureValue(): (figure: GivenFigure) => ReactNode {
  const chosen = useConverted();
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
    return chosen ? <chosen.Converted label={label} value={value} units={chosen.units} /> : value;
  };
}

/** A single figure. */
export function FigureValue(figure: GivenFigure) {
  return useFigureValue()(figure);
}
