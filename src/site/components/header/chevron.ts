import styled from '@emotion/styled';
import { motion } from '../../theme.ts';

/** A small angle that points down, forward or back; an open disclosure's points up. */
export const Chevron = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  margin-inline: 4px;
  border: solid currentColor;
  border-width: 0 2px 2px 0;
  transition: transform ${motion.quick};
  &[data-to='down'] {
    transform: translateY(-2px) rotate(45deg);
  }
  [aria-expanded='true'] > &[data-to='down'] {
    transform: translateY(2px) rotate(225deg);
  }
  &[data-to='forward'] {
    transform: scaleX(var(--forward)) rotate(-45deg);
  }
  &[data-to='back'] {
    transform: scaleX(var(--forward)) rotate(135deg);
  }
`;
