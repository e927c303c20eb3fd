import { describe, expect, it } from 'vitest';
import { decideSwipe, type Drag } from '../../src/features/fairs/components/use-gallery-gestures.ts';

const constants = { swipeThreshold: 30, flickThreshold: 0.4 };
const drag = (change: Partial<Drag>): Drag => ({
  distance: -300,
  width: 1000,
  milliseconds: 2000,
  ...change,
});

describe('what a drag on the gallery means', () => {
  it('moves on when it covers 30 % of the width, however slow', () => {
    expect(decideSwipe(drag({ distance: -300, milliseconds: 60_000 }), constants)).toBe('next');
    expect(decideSwipe(drag({ distance: -299, milliseconds: 60_000 }), constants)).toBe('stay');
  });

  it('measures the share of the width, not pixels', () => {
    expect(decideSwipe(drag({ distance: -100, width: 320 }), constants)).toBe('next');
    expect(decideSwipe(drag({ distance: -100, width: 360 }), constants)).toBe('stay');
  });

  it('counts a short drag as a flick from 0.4 pixels a millisecond on', () => {
    expect(decideSwipe(drag({ distance: -40, milliseconds: 100 }), constants)).toBe('next');
    expect(decideSwipe(drag({ distance: -39, milliseconds: 100 }), constants)).toBe('stay');
  });

  it('brings the next picture from a drag to the left, the previous one from a drag to the right', () => {
    expect(decideSwipe(drag({ distance: -400 }), constants)).toBe('next');
    expect(decideSwipe(drag({ distance: 400 }), constants)).toBe('previous');
    expect(decideSwipe(drag({ distance: 60, milliseconds: 50 }), constants)).toBe('previous');
  });

  it('takes the tremble of a click for no flick', () => {
    expect(decideSwipe(drag({ distance: -10, milliseconds: 1 }), constants)).toBe('stay');
    expect(decideSwipe(drag({ distance: 0, milliseconds: 0 }), constants)).toBe('stay');
  });

  it('stays on a slider without width', () => {
    expect(decideSwipe(drag({ width: 0 }), constants)).toBe('stay');
  });
});
