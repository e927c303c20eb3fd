/** 1427 → "1.43 s" */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** 41.6 → "42 ms" */
export const wholeMilliseconds = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;

/** 11240 → "11.2 kB" */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
