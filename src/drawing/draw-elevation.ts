import type { DrawnSubject } from './make-machine.ts';
import type { MeasuredMachine } from './arrangement/measure-machine.ts';
import { describeLengths } from './describe.ts';
import { readGivenLengths } from './given-lengths.ts';
import { drawItemsAt, Scene } from './scene.ts';
import { makeStyles } from './styles.ts';
import { toSvg } from './svg.ts';
import { fill } from '../catalogue/words.ts';

/** Pixels per millimetre: the same for all elevations, so that machines can be compared side by side. */
const scale = 0.1;
/** Above this size, line weights grow with the picture, so they look as heavy as in other drawings. */
const usualSize = 300;
/** In pixels; none at the bottom, where the ground is. */
const margin = 4;

/**
 * Draws the principal elevation at 10 mm per pixel, without people and material, its ground at the bottom edge. Used
 * where machines stand side by side at one scale.
 */
export function drawElevation({ name, figures, theme, words }: DrawnSubject, measured: MeasuredMachine): string {
  const { items, bounds } = measured.views[measured.principal];
  const width = Math.ceil(bounds.width * scale + 2 * margin);
  const height = Math.ceil((bounds.y + bounds.height) * scale + margin);
  const picture = new Scene();
  drawItemsAt(picture, items, margin - bounds.x * scale, height, scale);
  return toSvg(picture, {
    width,
    height,
    styles: makeStyles(theme),
    weight: Math.max(1, Math.max(width, height) / usualSize),
    title: fill(words.drawing.elevationOf, { name }),
    description: describeLengths(readGivenLengths(figures), words),
  });
}
