import { VisuallyHidden } from '../visually-hidden.ts';
import { useConverted } from './use-units.ts';

/**
 * A figure in the units that the visitor has chosen, with the maker's own beside it; as the maker gives it until then.
 * A dash stands for one that is not given.
 */
export function FigureValue({ label, value }: { label: string; value: string | null }) {
  const chosen = useConverted();
  if (!value) {
    return (
      <>
        <span aria-hidden>—</span>
        <VisuallyHidden>not given</VisuallyHidden>
      </>
    );
  }
  return chosen ? <chosen.Converted label={label} value={value} units={chosen.units} /> : value;
}
