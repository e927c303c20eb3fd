/**
 * The target units of the two systems a visitor can choose. Factors are from NIST Special Publication 811 (2008),
 * appendix B, exact where it marks them so: foot 0.3048 m, pound 0.45359237 kg, short ton 2000 lb, US gallon 231 in³,
 * pound-force 4.448221615 N, psi 6894.757 Pa, cubic foot 0.02831685 m³.
 *
 * HP is the metric horsepower of 735.49875 W, as in the maker's `180 HP (132 kW)` and in the trade in and around India
 * (180 mechanical horsepower of 745.69987 W would be 134 kW). The site uses one HP, so kW convert to metric HP, and
 * figures in HP stay.
 */

/** The third choice is the maker's own figures. */
export type UnitSystem = 'metric' | 'imperial';

/** `factor` converts to the base unit of the kind, as in `quantity/units.ts`. */
export interface Target {
  sign: string;
  factor: number;
}

type Targets = Readonly<Partial<Record<string, Target>>>;

const target = (sign: string, factor: number): Target => ({ sign, factor });

const poundForce = 4.4482216152605;
const kilopond = 9.80665;

const inch = target('in', 0.0254);
const foot = target('ft', 0.3048);
const pound = target('lb', 0.45359237);
const shortTon = target('US ton', 907.18474);
const psi = target('psi', 6894.757);
const bar = target('bar', 1e5);
const horsePower = target('HP', 735.49875);
const feetAMinute = target('ft/min', 0.00508);
const densityFactor = 0.45359237 / 0.028316846592;
const kilonewton = target('kN', 1000);
const shortTonForce = target('US tonf', 2000 * poundForce);

/** By source unit. Volts, hertz, amperes, watts, turns and counts are the same in both systems. */
const imperial: Targets = {
  mm: inch,
  cm: inch,
  m: foot,
  km: target('mi', 1609.344),
  'mm²': target('in²', 0.00064516),
  'cm²': target('in²', 0.00064516),
  'm²': target('ft²', 0.09290304),
  l: target('US gal', 0.003785411784),
  'm³': target('ft³', 0.028316846592),
  'cm³': target('in³', 1.6387064e-5),
  kg: pound,
  g: target('oz', 0.028349523125),
  t: shortTon,
  'kg/m³': target('lb/ft³', densityFactor),
  't/m³': target('lb/ft³', densityFactor),
  'g/cm³': target('lb/ft³', densityFactor),
  'kg/h': target('lb/h', 0.45359237),
  'kg/min': target('lb/min', 60 * 0.45359237),
  't/h': target('US ton/h', 907.18474),
  'm³/h': target('ft³/min', 1.69901082),
  'l/min': target('US gal/min', 0.22712470704),
  'l/h': target('US gal/h', 0.003785411784),
  'm/s': feetAMinute,
  'm/min': feetAMinute,
  'mm/s': target('in/s', 0.0254),
  'km/h': target('mph', 0.44704),
  kW: horsePower,
  MW: horsePower,
  bar: psi,
  Pa: psi,
  kPa: psi,
  MPa: psi,
  'N/mm²': psi,
  'kg/cm²': psi,
  N: target('lbf', poundForce),
  kgf: target('lbf', poundForce),
  kN: shortTonForce,
  MN: shortTonForce,
  tf: shortTonForce,
  Nm: target('lbf·ft', poundForce * 0.3048),
  kNm: target('lbf·ft', poundForce * 0.3048),
  '°C': target('°F', 1),
};

const metric: Targets = {
  in: target('mm', 0.001),
  ft: target('m', 1),
  'ft²': target('m²', 1),
  'US gal': target('l', 0.001),
  lb: target('kg', 1),
  'ft³/min': target('m³/h', 1),
  'ft/min': target('m/s', 1),
  HP: target('kW', 1000),
  psi: bar,
  'kg/cm²': bar,
  kgf: target('N', 1),
  tf: kilonewton,
  '°F': target('°C', 1),
};

const systems: Readonly<Record<UnitSystem, Targets>> = { metric, imperial };

/** The target unit in a system; undefined when the unit stays. */
export function targetOf(sign: string, system: UnitSystem): Target | undefined {
  return systems[system][sign];
}

/** Forces given as a mass (`Force: 150 Ton`): the sign, and the factor to newtons. */
export const weightForces: Readonly<Partial<Record<string, Target>>> = {
  t: target('tf', 1000 * kilopond),
  kg: target('kgf', kilopond),
};
