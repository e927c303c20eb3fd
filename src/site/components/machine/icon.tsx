import type { ReactNode } from 'react';

export interface IconProps {
  /** Pixels; also the units of the drawing. */
  size: 16 | 20;
  strokeWidth: string;
  children: ReactNode;
}

/** Icon in the text's colour; decorative, the text beside it or its button's label says what it means. */
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
