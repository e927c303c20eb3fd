import styled from '@emotion/styled';
import { motion } from '../../theme.ts';

/** A small angle that points down, right or left; an open disclosure's points up. */
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
  &[data-to='right'] {
    transform: rotate(-45deg);
  }
  &[data-to='left'] {
    transform: rotate(135deg);
  }
`;
