import styled from '@emotion/styled';
import type { UnitSystem } from '../../../catalogue/units/targets.ts';
import { formFigure } from '../../../catalogue/units/convert.ts';
import { colour, font } from '../../theme.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { useShell, useWords } from '../../frame/shell.tsx';
import type { Shell } from '../../../catalogue/page-data.ts';
import type { KnownFigures } from '../../../catalogue/quantity.ts';
import { makeOwnUnits } from '../../../catalogue/quantity/own-units.ts';

/** The original figure stays visible beside the converted one, in print too. */
const Given = styled.span`
  display: inline-block;
  font-size: 0.8125em;
  font-weight: ${font.weight.regular};
  color: ${colour.muted};
`;

let known: { of: Shell; figures: KnownFigures } | undefined;

/** The manufacturer's own units and codes, parsed once. */
function knownOf(shell: Shell): KnownFigures {
  const { figures = { units: [], codes: [] }, language } = shell;
  if (known?.of !== shell) known = { of: shell, figures: { own: makeOwnUnits(figures), language } };
  return known.figures;
}

export interface ConvertedFigureProps {
  label: string;
  value: string;
  units: UnitSystem;
}

/** A converted figure; if the numbers change, the original follows in brackets. */
export function ConvertedFigure({ label, value, units }: ConvertedFigureProps) {
  const words = useWords().units;
  const { text, isConverted } = formFigure(value, units, label, knownOf(useShell()));
  if (!isConverted) return <span>{text}</span>;
  return (
    <>
      <span>{`${text} `}</span>
      <Given key={value}>
        (<VisuallyHidden>{words.givenAs} </VisuallyHidden>
        {value})
      </Given>
    </>
  );
}
