import type { GivenSpan } from './arrangement/fit-machine.ts';
import type { GivenLengths, LengthName } from './given-lengths.ts';

const names: Record<LengthName, string> = {
  length: 'length',
  width: 'width',
  height: 'height',
  depth: 'depth',
  sizeLeast: 'depth',
  sizeMiddle: 'width',
  sizeGreatest: 'height',
  chamberLength: 'chamber length',
  chamberWidth: 'chamber width',
  hopperHeight: 'hopper height',
  dischargeHeight: 'discharge height',
  bladeThickness: 'blade thickness',
  bladeDiameter: 'blade diameter',
  beltWidth: 'belt width',
};

/** The lengths of a machine in words: "length 6000 mm, height 4855 mm"; empty where the data give none. */
export function describeLengths(given: GivenLengths): string {
  const overall = ['length', 'width', 'depth', 'height'] as const;
  return overall.flatMap((name) => (given[name] ? [`${name} ${given[name].label} mm`] : [])).join(', ');
}

/** A general arrangement in words, for screen readers: its views, its scale and every dimension in it. */
export function describeArrangement(kind: string, spans: readonly GivenSpan[], toScale: boolean): string {
  const dimensions = [...new Set(spans.map(({ length, given }) => `${names[length]} ${given.label} mm`))];
  return [kind, 'front elevation, side elevation and plan', ...dimensions, ...(toScale ? [] : ['not to scale'])].join(
    '; ',
  );
}
