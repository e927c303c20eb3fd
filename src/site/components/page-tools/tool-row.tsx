import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colour, font, media, size, space } from '../../theme.ts';

/** A quiet row of tools; all of them need a script. */
export const ToolRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.x3};
  font-size: ${size.small};
  color: ${colour.quiet};
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space.x1};
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    font-weight: ${font.weight.semibold};
    color: ${colour.primary};
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  svg {
    width: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  ${media.inert} {
    display: none;
  }
`;

/** In a square of 16. */
const signs = {
  add: 'M8 2v12M2 8h12',
  remove: 'M2 8h12',
  link: 'M6 10l4-4M7 5l2-2a2.8 2.8 0 014 4l-2 2M9 11l-2 2a2.8 2.8 0 01-4-4l2-2',
  share: 'M8 10V2M5 5l3-3 3 3M3 8v6h10V8',
};

export interface ToolButtonProps {
  sign: keyof typeof signs;
  onClick: () => void;
  children: ReactNode;
}

/** A tool: a sign and a word. */
export function ToolButton({ sign, onClick, children }: ToolButtonProps) {
  return (
    <button type="button" onClick={onClick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={signs[sign]} />
      </svg>
      {children}
    </button>
  );
}
