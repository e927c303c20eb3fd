/** The target units of the two systems a visitor can choose. */
import type { WrittenUnit } from './figure.ts';
import { unitSigned, type Unit } from './units.ts';

/** The third choice is the maker's own figures. */
export type UnitSystem = 'metric' | 'imperial';

/** By target unit, those that convert to it. Volts, hertz, amperes, watts, turns and counts stay in both systems. */
const sources: Readonly<Record<UnitSystem, Readonly<Record<string, string>>>> = {
  imperial: {
    in: 'mm, cm',
    ft: 'm',
    mi: 'km',
    'in²': 'mm², cm²',
    'ft²': 'm²',
    'in³': 'cm³',
    'ft³': 'm³',
    'US gal': 'l, imp gal',
    oz: 'g',
    lb: 'kg',
    'US ton': 't, long ton',
    'lb/ft³': 'kg/m³, t/m³, g/cm³',
    'lb/h': 'kg/h',
    'lb/min': 'kg/min',
    'US ton/h': 't/h',
    'US ton/d': 't/d',
    'ft³/min': 'm³/h, m³/min',
    'US gal/min': 'l/min, l/s, liquid m³/h, liquid m³/min',
    'US gal/h': 'l/h',
    'ft/min': 'm/s, m/min',
    'in/s': 'mm/s',
    mph: 'km/h',
    HP: 'kW, MW',
    psig: 'barg',
    psi: 'bar, Pa, kPa, MPa, N/mm², kg/cm²',
    lbf: 'N, kgf',
    'US tonf': 'kN, MN, tf',
    lbf·ft: 'Nm, kNm',
    '°F': '°C',
  },
  metric: {
    mm: 'in',
    m: 'ft',
    km: 'mi',
    'cm²': 'in²',
    'm²': 'ft²',
    'cm³': 'in³',
    'm³': 'ft³, yd³',
    l: 'US gal, imp gal',
    g: 'oz',
    kg: 'lb',
    t: 'US ton, long ton',
    'kg/m³': 'lb/ft³',
    'm³/h': 'ft³/min',
    'l/min': 'US gal/min',
    'l/h': 'US gal/h',
    'kg/h': 'lb/h',
    't/h': 'US ton/h',
    't/d': 'US ton/d',
    'm/s': 'ft/min',
    'km/h': 'mph',
    kW: 'HP, bhp',
    bar: 'psi, kg/cm²',
    barg: 'psig',
    N: 'kgf, lbf',
    kN: 'tf, US tonf',
    Nm: 'lbf·ft',
    '°C': '°F',
  },
};

const targets = Object.entries(sources).flatMap(([system, byTarget]) =>
  Object.entries(byTarget).flatMap(([to, from]) => from.split(', ').map((sign) => [`${system} ${sign}`, to] as const)),
);
const targetSigns = new Map(targets);

/** The target unit in a system; undefined when the unit stays, or has no sign. Air and liquids have units of their own. */
export function targetOf({ sign, isLiquid }: Partial<WrittenUnit>, system: UnitSystem): Unit | undefined {
  const liquid = isLiquid ? targetSigns.get(`${system} liquid ${sign}`) : undefined;
  return unitSigned(liquid ?? targetSigns.get(`${system} ${sign}`) ?? '-');
}
