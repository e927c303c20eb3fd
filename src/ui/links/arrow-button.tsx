import styled from '@emotion/styled';
import type { ButtonHTMLAttributes } from 'react';
import { colour, layout, motion, hidden } from '../theme.ts';
import { Icon } from '../pictures/icon.tsx';

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 1.5px solid ${colour.ink};
  border-radius: ${layout.radius};
  background: ${colour.paper};
  color: ${colour.ink};
  transition:
    background ${motion.quick},
    color ${motion.quick},
    border-color ${motion.quick};
  &:hover {
    background: ${colour.ink};
    color: ${colour.onInk};
  }
  &:active {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    background: transparent;
    border-color: ${colour.line};
    color: ${colour.lineStrong};
    cursor: default;
    transform: none;
  }
  svg {
    transform: scaleX(var(--forward));
  }
  ${hidden.noScript}
`;

interface ArrowButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  to: 'back' | 'forward';
  'aria-label': string;
}

/** A square button with an arrow; hidden without scripts. */
export function ArrowButton({ to, ...button }: ArrowButtonProps) {
  return (
    <Square type="button" {...button}>
      <Icon size={20} strokeWidth="1.75" d={to === 'back' ? 'M17 10H3M9 4l-6 6 6 6' : 'M3 10h14M11 4l6 6-6 6'} />
    </Square>
  );
}
