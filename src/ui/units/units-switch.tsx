import styled from '@emotion/styled';
import { useEffect } from 'react';
import { segments } from '../links/button.ts';
import type { UnitSystem } from '../../figures/targets.ts';
import { hidden, media, mutedText, size } from '../theme.ts';
import { useQueryField } from '../query.ts';
import { storeUnits, useUnits, type Units } from './use-units.tsx';
import { useWords } from '../shell.ts';

const Group = styled.div`
  display: inline-flex;
  justify-self: start;
  align-self: end;
  ${segments}
  button {
    min-height: 44px;
    padding: 0 12px;
    font-size: ${size.small};
  }
  ${hidden.inert}
`;
/** Below the switch, in grids and in rows that wrap. */
const Note = styled.p`
  ${mutedText}
  grid-column: 1 / -1;
  flex-basis: 100%;
  ${media.tablet} {
    text-align: end;
  }
`;

const choices: readonly Units[] = ['given', 'metric', 'imperial'];

/** Figures in a list: rows of a table, key figures, ranges; `null` where a machine has none. */
type Figures = Iterable<Partial<Record<UnitSystem, string | undefined>> | null>;

/**
 * Selects the units of all figures; stored on the device. A shared link may select them, too. Not shown if none of the
 * page's figures can be converted.
 */
export function UnitsSwitch({ figures }: { figures: Figures }) {
  const units = useUnits();
  const words = useWords().units;
  const linked = useQueryField('units');
  useEffect(() => {
    if (linked === 'metric' || linked === 'imperial') storeUnits(linked);
  }, [linked]);
  if (![...figures].some((figure) => figure?.metric ?? figure?.imperial)) return null;
  return (
    <>
      <Group role="group" aria-label={words.label} data-units="">
        {choices.map((choice) => (
          <button key={choice} type="button" aria-pressed={choice === units} onClick={() => storeUnits(choice)}>
            {words[choice]}
          </button>
        ))}
      </Group>
      {units === 'imperial' && <Note>{words.horsepower}</Note>}
    </>
  );
}
