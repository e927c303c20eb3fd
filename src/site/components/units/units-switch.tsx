import styled from '@emotion/styled';
import { colour, font, layout, media, motion, size, space } from '../../theme.ts';
import { chooseUnits, useUnits, type Units } from './use-units.ts';

const Group = styled.div`
  display: inline-flex;
  gap: 1.5px;
  padding: 1.5px;
  border-radius: ${layout.radius};
  background: ${colour.ink};
  ${media.noScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
  button {
    min-height: 40px;
    padding: 0 12px;
    border: 0;
    background: ${colour.paper};
    font-size: ${size.small};
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
    white-space: nowrap;
    cursor: pointer;
    transition:
      background ${motion.quick},
      color ${motion.quick};
    ${media.tablet} {
      padding: 0 ${space.x2};
    }
  }
  button:hover {
    background: ${colour.blueprintPale};
  }
  button:focus-visible {
    z-index: 1;
  }
  button[aria-pressed='true'] {
    background: ${colour.ink};
    color: ${colour.onInk};
  }
`;

const choices: readonly [Units, string][] = [
  ['given', 'As given'],
  ['metric', 'Metric'],
  ['imperial', 'Imperial'],
];

/** Chooses the units of all figures; it is remembered on the device. */
export function UnitsSwitch() {
  const { units } = useUnits();
  return (
    <Group role="group" aria-label="Units">
      {choices.map(([choice, label]) => (
        <button key={choice} type="button" aria-pressed={choice === units} onClick={() => chooseUnits(choice)}>
          {label}
        </button>
      ))}
    </Group>
  );
}
