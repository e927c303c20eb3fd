import type { SharedText } from '../rendered-page.ts';

const encoder = new TextEncoder();

/** Makes a text that many documents hold ready to be written. */
export function shareText(text: string): SharedText {
  return { text, bytes: encoder.encode(text) };
}
