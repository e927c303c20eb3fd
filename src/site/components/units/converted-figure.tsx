import styled from '@emotion/styled';
import type { UnitSystem } from '../../../catalogue/units/targets.ts';
import { convertFigure } from '../../../catalogue/units/convert.ts';
import { colour, font } from '../../theme.ts';
import { VisuallyHidden } from '../visually-hidden.ts';

/** The maker's own figure stays in sight beside the converted one, on paper too. */
const Given = styled.span`
  display: inline-block;
  font-size: 0.8125em;
  font-weight: ${font.weight.regular};
  color: ${colour.quiet};
`;

/** A figure in another system of units, the maker's own behind it in brackets. */
export function ConvertedFigure({ label, value, units }: { label: string; value: string; units: UnitSystem }) {
  const converted = convertFigure(value, units, label);
  if (converted === undefined) return value;
  return (
    <>
      {converted}{' '}
      <Given>
        (<VisuallyHidden>given as </VisuallyHidden>
        {value})
      </Given>
    </>
  );
}
