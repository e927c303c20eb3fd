/** Units that visitors do not search for, so that the program of the search stays small. */
import { findUnit, unitSigned, type Unit, type UnitKind } from '../units.ts';

/** By kind: sign, factor, and code if there is one (see `units.ts`). Most have no target: few would know another unit. */
const table = {
  length: 'mils 2.54e-5 77, yd 0.9144 YRD, dm 0.1 DMT',
  area: 'ha 1e4 HAR',
  volume: 'imp gal 0.00454609 GLI, yd³ 0.764554857984 YDQ, dm³ 0.001 DMQ, hl 0.1 HLT',
  mass: 'mg 1e-6 MGM, long ton 1016.0469088 LTN',
  density: 'g/l 1 GL, mg/l 0.001 M1, mg/m³ 1e-6 GP, mg/Nm³ 1e-6',
  pressure:
    'mbar 100 MBR, hPa 100 A97, mmHg 133.322387 HN, GPa 1e9 A89, inHg 3386.389 F79, ' +
    'mmWC 9.80665, mmWS 9.80665, mWC 9806.65, mWS 9806.65',
  force: 'daN 10',
  power: 'ch 735.49875, bhp 745.699872 BHP, MVA 1e6 MVA',
  energy: 'J 1 JOU, Wh 3600 WHR, MWh 3.6e9 MWH, MJ 1e6 3B, kcal 4186.8 E14, BTU 1055.05585262 BTU',
  voltage: 'mV 0.001 2Z',
  current: 'kA 1000 B22',
  magnetism: 'mT 0.001 C29',
  frequency: 'MHz 1e6 MHZ, GHz 1e9 A86',
  time: 'ms 0.001 C26',
} satisfies Partial<Record<UnitKind, string>>;
/** Each of its own kind: `5 kWel (20 kWth)` are two amounts, `mPa` and `nm` no MPa and Nm, or typos for them. */
const lone =
  'bara psia kWp kWth kWel mPa nm ML mW mN mJ Ah mAh Ω kΩ MΩ µF mH kvar lx lm cd kB MB GB TB cP cSt mPas mm²/s kN/m m/s² kgm² HRC HB HV AWG SWG ga';

const units = new Map<string, Unit>([
  ...Object.entries(table).flatMap(([kind, list]) =>
    [...list.matchAll(/(\D[^,]*?) ([\d.e-]+)(?: (\w+))?(?:, |$)/g)].map(
      ([, sign = '', factor, code]): [string, Unit] => [
        sign,
        { sign, ...(code === undefined ? {} : { code }), kind: kind as UnitKind, factor: Number(factor) },
      ],
    ),
  ),
  ...lone.split(' ').map((sign): [string, Unit] => [sign, { sign, kind: `own ${sign}`, factor: 1 }]),
]);

/** The country of tons and gallons: `5 short tons`, `10 US tons per hour`, `50 imp. gal.`, `20 US gpm`. */
const variety = /^(?:(u\.?s\.?|short)|(u\.?k\.?|imp(?:erial|\.)?|long)|metric)\s?(ton|gal|gpm)(?:ne|lon)?s?\.?(.*)$/i;

/** Words for common units in other languages. */
const words = new Map(
  ['stk pcs', 'pièces pcs', 'pz pcs', 'ud pcs', 'uds pcs', 'litros l', 'std h', 'sek s', 'seg s', 'gs gauss'].map(
    (pair) => pair.split(' ') as [string, string],
  ),
);

/** The unit of a spelling, or undefined. */
export function findAnyUnit(written: string): Unit | undefined {
  const [whole, american, british, unit = '', rest = ''] = variety.exec(written) ?? [];
  if (whole === undefined) {
    const plain = written
      .replace(/^cu\.? ?yd\.?$/i, 'yd³')
      .replace(/^sq\.? ?m(?:trs?|et(?:re|er)s?)\.?$/i, 'm²')
      .replace(/^(yd|dm)3$/, '$1³');
    const word = words.get(plain.toLowerCase().replace(/\.$/, ''));
    return units.get(plain) ?? findUnit(word ?? plain) ?? units.get(plain.length > 2 ? plain.toLowerCase() : '');
  }
  const known = findUnit(unit + rest);
  const of = american ? 'US ' : british ? (/ton/i.test(unit) ? 'long ' : 'imp ') : '';
  const sign = known && `${of}${known.sign.replace(/^t(?=$|\/)/, of ? 'ton' : 't').replace(/^US /, '')}`;
  return sign === undefined ? undefined : (units.get(sign) ?? unitSigned(sign));
}
