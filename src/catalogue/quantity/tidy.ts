import type { Span } from '../quantity.ts';

/** Collapses spaces and moves the spans accordingly. Parts never start or end with a space. */
export function tidy({ shown, spans }: { shown: string; spans: readonly Span[] }): { shown: string; spans: Span[] } {
  const uniform = (from: number, to?: number) => shown.slice(from, to).replace(/\s+/g, ' ');
  let text = '';
  let at = 0;
  const moved = spans.map(([from, to]): Span => {
    text = (text + uniform(at, from)).trimStart();
    const start = text.length;
    text += uniform(from, to);
    at = to;
    return [start, text.length];
  });
  return { shown: (text + uniform(at)).trim(), spans: moved };
}
