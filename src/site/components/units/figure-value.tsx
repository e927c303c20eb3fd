import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { useConverted } from './use-units.ts';
import { useWords } from '../../frame/shell.tsx';

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
