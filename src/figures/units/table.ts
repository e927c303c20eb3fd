/**
 * Common units. `code` is from UN/CEFACT Recommendation 20 (revision 17), if it has one; `factor` converts to the base
 * unit of the kind. Factors are from NIST Special Publication 811 (2008), appendix B, exact where it marks them so: foot
 * 0.3048 m, pound 0.45359237 kg, short ton 2000 lb, US gallon 231 in³, pound-force 4.448221615 N, psi 6894.757 Pa, cubic
 * foot 0.02831685 m³.
 */
import type { Measured } from './traits.ts';

const poundForce = 4.4482216152605;

/** Spellings are compared without full stops and case, unless that would merge two units. A day may have 8 hours or 24. */
const table = {
  length: {
    is: ['positive', 'ofParts'],
    units: [
      ['mm', 'MMT', 0.001, 'mm millimetre millimetres millimeter millimeters'],
      ['cm', 'CMT', 0.01, 'cm cms centimetre centimetres centimeter centimeters'],
      ['m', 'MTR', 1, 'm mtr mtrs metre metres meter meters'],
      ['km', 'KMT', 1000, 'km'],
      ['µm', '4H', 1e-6, 'µm μm um micron microns'],
      ['in', 'INH', 0.0254, `in inch inches " ″ ” ''`],
      ['ft', 'FOT', 0.3048, "ft feet foot ' ′ ’"],
      ['mi', '', 1609.344, 'mi mile miles'],
    ],
  },
  area: {
    is: ['positive', 'ofParts'],
    units: [
      ['mm²', 'MMK', 1e-6, 'mm² mm2 sqmm'],
      ['cm²', 'CMK', 1e-4, 'cm² cm2 sqcm'],
      ['m²', 'MTK', 1, 'm² m2 sqm qm'],
      ['ft²', 'FTK', 0.09290304, 'ft² ft2 sqft'],
      ['in²', '', 0.00064516, 'in² in2 sqin'],
    ],
  },
  volume: {
    is: ['positive', 'added'],
    units: [
      ['l', 'LTR', 0.001, 'l lt ltr ltrs liter liters litre litres'],
      ['ml', 'MLT', 1e-6, 'ml'],
      ['m³', 'MTQ', 1, 'm³ m3 cbm cum'],
      ['cm³', 'CMQ', 1e-6, 'cm³ cm3 cc'],
      ['US gal', 'GLL', 0.003785411784, 'gal gallon gallons'],
      ['ft³', '', 0.028316846592, 'ft³ ft3 cuft'],
      ['in³', '', 1.6387064e-5, 'in³ in3 cuin'],
    ],
  },
  mass: {
    is: ['positive', 'ofParts', 'added'],
    rows: 'weight mass gewicht masse poids peso masa',
    units: [
      ['kg', 'KGM', 1, 'kg kgs kilogram kilograms'],
      ['g', 'GRM', 0.001, '=g gm gms gram grams'], // `3 G` is an acceleration.
      ['t', 'TNE', 1000, 't ton tons tonne tonnes mt'],
      ['lb', 'LBR', 0.45359237, 'lb lbs pound pounds'],
      ['oz', '', 0.028349523125, 'oz'],
      ['US ton', 'STN', 907.18474, ''],
    ],
  },
  density: {
    is: ['positive', 'ofParts'],
    units: [
      ['kg/m³', 'KMQ', 1, 'kg/m³ kg/m3 kg/cbm'],
      ['t/m³', 'D41', 1000, 't/m³ t/m3'],
      ['g/cm³', '23', 1000, 'g/cm³ g/cm3 g/cc'],
      ['lb/ft³', '', 0.45359237 / 0.028316846592, 'lb/ft³ lb/ft3 lbs/ft³ lbs/ft3'],
    ],
  },
  throughput: {
    is: ['positive', 'ofParts', 'perTime', 'added'],
    rows: 'capacity throughput output durchsatz débit capacité caudal capacidad producción',
    units: [
      ['kg/h', 'E93', 1, 'kg/h kgs/h kgph'],
      ['t/h', 'E18', 1000, 't/h ton/h tons/h tonnes/h mt/h mtph tph'],
      ['kg/min', 'F31', 60, 'kg/min'],
      ['lb/h', '', 0.45359237, 'lb/h lbs/h'],
      ['lb/min', '', 60 * 0.45359237, ''],
      ['US ton/h', '', 907.18474, 'stph'],
    ],
  },
  daily: {
    is: ['positive', 'ofParts', 'perTime', 'added'],
    rows: 'capacity throughput output durchsatz débit capacité caudal capacidad producción',
    units: [
      ['t/d', '', 1000, 't/d ton/d tons/d t/day ton/day tons/day tonnes/day mt/day tpd t/tag'],
      ['US ton/d', '', 907.18474, ''],
    ],
  },
  flow: {
    is: ['positive', 'perTime', 'added'],
    units: [
      ['m³/h', 'MQH', 1, 'm³/h m3/h cbm/h'],
      ['m³/min', '', 60, 'm³/min m3/min'],
      ['l/min', 'L2', 0.06, 'l/min lpm lt/min ltr/min litres/min'],
      ['l/s', 'G51', 3.6, 'l/s lps ltr/s litres/s'],
      ['l/h', 'E32', 0.001, 'l/h lph'],
      ['ft³/min', '2L', 1.69901082, 'cfm'],
      ['US gal/min', '', 0.22712470704, 'gpm gal/min'],
      ['US gal/h', '', 0.003785411784, 'gph'],
    ],
  },
  speed: {
    is: [],
    rows: 'speed geschwindigkeit vitesse velocidad',
    units: [
      ['m/s', 'MTS', 1, 'm/s mps'],
      ['m/min', '2X', 1 / 60, 'm/min mpm'],
      ['mm/s', 'C16', 0.001, 'mm/s'],
      ['km/h', 'KMH', 1 / 3.6, 'km/h kmph'],
      ['ft/min', 'FR', 0.00508, 'ft/min fpm'],
      ['in/s', '', 0.0254, ''],
      ['mph', '', 0.44704, 'mph'],
    ],
  },
  power: {
    is: ['positive', 'added'],
    rows: 'power leistung puissance potencia',
    units: [
      // Metric, as in the maker's `180 HP (132 kW)` and the trade around India; 180 of 745.69987 W would be 134 kW.
      ['HP', 'HJ', 735.49875, 'hp =PS =CV =cv'],
      ['kW', 'KWT', 1000, 'kw kilowatt kilowatts'],
      ['W', 'WTT', 1, 'w watt watts'],
      ['MW', 'MAW', 1e6, '=MW'],
      ['VA', 'D46', 1, 'va'],
      ['kVA', 'KVA', 1000, 'kva'],
    ],
  },
  specificEnergy: {
    is: ['positive', 'ofParts'],
    rows: 'energy',
    units: [
      ['kJ/kg', 'B42', 1000, 'kj/kg'],
      ['MJ/kg', 'JK', 1e6, 'mj/kg'],
    ],
  },
  energy: {
    is: [],
    units: [
      ['kWh', 'KWH', 3.6e6, 'kwh'],
      ['kJ', 'KJO', 1000, 'kj'],
    ],
  },
  voltage: {
    is: ['unscaled'],
    units: [
      ['V', 'VLT', 1, 'v volt volts vac vdc'],
      ['kV', 'KVT', 1000, 'kv'],
    ],
  },
  current: {
    is: ['unscaled'],
    units: [
      ['A', 'AMP', 1, 'a amp amps ampere amperes'],
      ['mA', '4K', 0.001, 'ma'],
    ],
  },
  frequency: {
    is: ['positive', 'unscaled'],
    units: [
      ['Hz', 'HTZ', 1, 'hz hertz'],
      ['kHz', 'KHZ', 1000, 'khz'],
    ],
  },
  turning: { is: ['positive'], rows: 'speed', units: [['r/min', 'RPM', 1, 'rpm r/min rev/min u/min tr/min']] },
  pressure: {
    is: [],
    rows: 'pressure druck pression presión',
    units: [
      ['bar', 'BAR', 1e5, 'bar bars'],
      ['psi', 'PS', 6894.757, 'psi'],
      ['barg', '', 1e5, 'barg bar(g)'],
      ['psig', '', 6894.757, 'psig'],
      ['Pa', 'PAL', 1, '=Pa =PA'],
      ['kPa', 'KPA', 1000, 'kpa'],
      ['MPa', 'MPA', 1e6, 'mpa'],
      ['N/mm²', 'C56', 1e6, 'n/mm² n/mm2'],
      ['kg/cm²', 'E42', 98066.5, 'kg/cm² kg/cm2 kgf/cm² kgf/cm2'],
    ],
  },
  force: {
    is: ['positive', 'ofParts', 'added'],
    rows: 'force kraft fuerza',
    units: [
      ['N', 'NEW', 1, 'n newton newtons'],
      ['kN', 'B47', 1000, '=kN =KN =Kn'], // `10 kn` are knots.
      ['MN', 'B73', 1e6, '=MN'],
      ['kgf', 'B37', 9.80665, 'kgf'],
      ['tf', '', 9806.65, 'tf tonf'],
      ['lbf', '', poundForce, 'lbf'],
      ['US tonf', '', 2000 * poundForce, ''],
    ],
  },
  torque: {
    is: ['positive'],
    units: [
      ['Nm', 'NU', 1, 'nm n·m'],
      ['kNm', 'B48', 1000, 'knm kn·m'],
      ['lbf·ft', '', poundForce * 0.3048, 'lbf·ft'],
    ],
  },
  magnetism: {
    is: ['asWritten'],
    units: [
      ['G', '76', 1e-4, 'gauss'],
      ['T', 'D33', 1, 'tesla'],
    ],
  },
  temperature: {
    is: ['unscaled'],
    units: [
      ['°C', 'CEL', 1, '°c ℃ degc celsius =C'],
      ['°F', 'FAH', 1, '°f degf'],
      ['K', 'KEL', 1, '=K'],
    ],
  },
  time: {
    is: ['unscaled', 'asWritten'],
    units: [
      ['h', 'HUR', 3600, 'h hr hrs hour hours'],
      ['min', 'MIN', 60, 'min mins minute minutes'],
      ['s', 'SEC', 1, 's sec secs second seconds'],
      ['d', 'DAY', 86400, '=d day days'],
      ['mo', 'MON', 2629800, 'month months'],
      ['a', 'ANN', 31557600, 'year years'],
    ],
  },
  angle: { is: ['unscaled'], units: [['°', 'DD', 1, '° deg degree degrees']] },
  ratio: {
    is: ['unscaled'],
    units: [
      ['%', 'P1', 1, '% percent'],
      ['ppm', '59', 1e-4, 'ppm'],
    ],
  },
  level: { is: ['unscaled', 'asWritten'], units: [['dB', '2N', 1, 'db dba db(a)']] },
  count: {
    is: ['unscaled', 'asWritten', 'counted'],
    units: [
      ['', 'H87', 1, 'pc pcs piece pieces no nos'],
      ['ph', '', 1, 'ph phase phases'],
    ],
  },
  rate: { is: ['asWritten', 'counted', 'perTime'], units: [] },
} satisfies Readonly<Record<string, Measured>>;

export type CommonKind = keyof typeof table;

export const commonKinds = Object.entries(table) as [CommonKind, Measured][];
