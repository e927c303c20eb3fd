import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { UnitSystem } from '../../../catalogue/units/targets.ts';
import { makeDeviceStore } from '../hooks/device-store.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { useWords } from '../../frame/shell.tsx';

/** The maker's own figures, or one of the systems that they can be converted to. */
export type Units = 'given' | UnitSystem;

/** A figure in another system of units; the maker's own text where there is nothing to convert. */
export type Converted = ComponentType<{ label: string; value: string; units: UnitSystem }>;

type LoadConverted = () => Promise<{ ConvertedFigure: Converted }>;

/** The system of units that the visitor has chosen for all figures of the site. */
export const chosenUnits = makeDeviceStore<Units>(
  'units',
  'given',
  (stored) => (stored === 'metric' || stored === 'imperial' ? stored : 'given'),
  String,
);

let loadConverted: LoadConverted | undefined;
let converted: Converted | undefined;

/**
 * Says how the program that converts is fetched. The parts that all pages share must not name it themselves: they would
 * bring the loader of all chunks with them.
 */
export function provideConverted(load: LoadConverted): void {
  loadConverted = load;
}

/** What shows a figure in the chosen system; undefined for the maker's figures, and until its program has arrived. */
function useConverted(): { Converted: Converted; units: UnitSystem } | undefined {
  const units = chosenUnits.use();
  const [Loaded, setLoaded] = useState<Converted | undefined>(() => converted);
  useEffect(() => {
    if (units === 'given' || Loaded) return;
    // Where it does not arrive, the maker's figures stay.
    loadConverted?.().then(
      ({ ConvertedFigure }) => {
        converted = ConvertedFigure;
        setLoaded(() => ConvertedFigure);
      },
      () => chosenUnits.set('given'),
    );
  }, [units, Loaded]);
  return units === 'given' || !Loaded ? undefined : { Converted: Loaded, units };
}

interface GivenFigure {
  label: string;
  value: string | null;
}

/**
 * What shows a figure in the units that the visitor has chosen, with the maker's own beside it; as the maker gives it until
 * then. A dash stands for one that is not given. A list of figures asks for it once.
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

/** A figure by itself. */
export function FigureValue(figure: GivenFigure) {
  return useFigureValue()(figure);
}
