import styled from '@emotion/styled';
import { useEffect } from 'react';
import { colour, font, layout, size, hidden } from '../../theme.ts';
import { useQueryField } from '../hooks/use-address.ts';
import { storeUnits, useUnits, type Units } from './use-units.tsx';
import { useWords } from '../../frame/shell.tsx';

const Group = styled.div`
  display: inline-flex;
  justify-self: start;
  align-self: end;
  gap: 1.5px;
  padding: 1.5px;
  border-radius: ${layout.radius};
  background: ${colour.ink};
  ${hidden.inert}
  button {
    min-height: 44px;
    padding: 0 12px;
    background: ${colour.paper};
    font-size: ${size.small};
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
    &:hover {
      background: ${colour.primaryPale};
    }
    &:focus-visible {
      z-index: 1;
    }
  }
  button[aria-pressed='true'] {
    background: ${colour.ink};
    color: ${colour.onInk};
  }
`;

const choices: readonly Units[] = ['given', 'metric', 'imperial'];

/** Selects the units of all figures; stored on the device. A shared link may select them, too. */
export function UnitsSwitch() {
  const units = useUnits();
  const words = useWords().units;
  const linked = useQueryField('units');
  useEffect(() => {
    if (linked === 'metric' || linked === 'imperial') storeUnits(linked);
  }, [linked]);
  return (
    <Group role="group" aria-label={words.label} data-units="">
      {choices.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === units} onClick={() => storeUnits(choice)}>
          {words[choice]}
        </button>
      ))}
    </Group>
  );
}
