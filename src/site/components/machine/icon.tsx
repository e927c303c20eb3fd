import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in pixels, which are also the units of the drawing. */
  size: 16 | 20;
  strokeWidth: string;
  children: ReactNode;
}

/**
 * A line drawing in the colour of the words around it, for those who see: what it means is said beside it or by its
 * button.
 */
export function Icon({ size, strokeWidth, children }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
