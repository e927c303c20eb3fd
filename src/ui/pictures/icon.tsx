interface IconProps {
  /** Pixels; also the units of the drawing. */
  size: number;
  strokeWidth: string;
  /** The drawing, as of a `<path>`. */
  d: string;
}

/** Icon in the text's colour; decorative, the text beside it or its button's label says what it means. */
export function Icon({ size, strokeWidth, d }: IconProps) {
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
      <path d={d} />
    </svg>
  );
}
