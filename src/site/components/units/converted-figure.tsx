import styled from '@emotion/styled';
import type { UnitSystem } from '../../../catalogue/units/targets.ts';
import { formFigure } from '../../../catalogue/units/convert.ts';
import { colour, font } from '../../theme.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { useWords } from '../../frame/shell.tsx';

/** The maker's own figure stays in sight beside the converted one, on paper too. */
const Given = styled.span`
  display: inline-block;
  font-size: 0.8125em;
  font-weight: ${font.weight.regular};
  color: ${colour.quiet};
`;

/** A figure in a system of units; where that changes its numbers, the maker's own stand behind it in brackets. */
export function ConvertedFigure({ label, value, units }: { label: string; value: string; units: UnitSystem }) {
  const words = useWords().units;
  const { text, isConverted } = formFigure(value, units, label);
  if (!isConverted) return text;
  return (
    <>
      {text}{' '}
      <Given>
        (<VisuallyHidden>{words.givenAs} </VisuallyHidden>
        {value})
      </Given>
    </>
  );
}
