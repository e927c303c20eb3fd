/**
 * The words in figures that are understood. A text with any other word is shown as the maker wrote it, so a missing word
 * costs a conversion and never makes a wrong one.
 */
import * as limits from './limits.ts';

const { anyOf } = limits;

const start = (words: string, signs = ''): RegExp =>
  new RegExp(String.raw`^(?:(?:${anyOf(words)})(?![\p{L}\d])\.?${signs})\s*`, 'iu');

/** Words before a number that qualify it. */
export const approximate = start(
  'about, approx., approximately, approx, ca., ca, circa, around, nearly, etwa, environ, env., aprox.',
  '|[~≈∼]',
);
export const upTo = start(`${limits.atMost}, ${limits.below}`, '|<=|[≤<]');
export const from = start(`${limits.atLeast}, ${limits.above}`, '|>=|[≥>]');
/** `between 90 and 132 kW`, `von 90 bis 132 kW`: the start of a range, and what parts its ends. */
export const between = /^(?:between|zwischen|entre|tra|fra)\s+(?=\d)/i;
export const and = /^(\s+)(and|und|et|y|e)(\s+)(?=\d)/i;
export const rangeStart = /^(?:von|van|de|da)\s+(?=\d[\d.,]*\s?[^\s\d]{0,6}\s+(?:bis|tot|à|a)\s+\d)/i;
export const plusMinus = /^(?:±|\+\s?\/?\s?[-−–])\s*/;
/** A difference of temperatures. */
export const difference = start('delta T, temperature difference, temperature rise', '|[Δ∆]\\s?T\\b');
export const differenceBehind =
  /^\s*\(?(?:(?:above|over|below) ambient|difference|rise|temperature rise)\)?(?![\p{L}\d])/iu;

/** Words behind a figure that qualify it like those before it. */
export const trailing =
  /^\s*\(?(?:(approx(?:imately)?\b\.?|ca\b\.?)|((?:max(?:imum)?|or less)\b\.?)|((?:min(?:imum)?|(?:or|and) more)\b\.?))(?![\s.:=]*\d)\)?/i;

/** Between the ends of a range. */
export const range = /^(\s*)([-–—−~∼÷]|to|until|bis|à|a|tot|till|\.{2,3}|…)(\s*)(?=[-+−]?(?:[.,]?\d|[¼-¾⅓-⅞]))/i;
export const times = /^\s*[x×X*]\s*(?=(?:[.,]?\d|[LWHDBTØ⌀φø]\s?[:=]?\s?\d|[¼-¾⅓-⅞]))/;
/** Between possible values that share a unit. */
export const alternative =
  /^\s*(?:,\s*(?:or|and)\s|[/,&|]|(?:or|and|oder|und|ou|et|o|y|e)\s)\s*(?=[-+]?(?:\d|[¼-¾⅓-⅞]))/i;

const letter = '(?:[LWHDBTØ⌀φø]|OD|ID)';
const length = '(?:mm|cm|m|in|ft|["″\'′])?';
/** Sides of a size: before its number (`L 2000`, `Ø 300`), or behind it (`2000L`, `2000 (L)`, `2000 mm wide`). */
export const sideBefore = /^(?:[LWHDBT]|OD|ID|length|width|height|depth|dia(?:meter)?)\s*[.:=]?\s*(?=\d)/i;
/** A diameter, in any text. */
export const diameter = /^[Ø⌀φø]\s*(?=\d)/;
export const diameterBehind = /^\s?[Ø⌀ø](?![\p{L}\d])/u;
/** Before a size, the order of its sides: `L x W x H: 5000 x 1540 x 4555 mm`. */
export const order = /^\(?([LWHDBT])\s*[x×*]\s*([LWHDBT])(?:\s*[x×*]\s*([LWHDBT]))?\)?\s*[:=]?\s*(?=\d)/i;
export const unitFirst = new RegExp(String.raw`^(${limits.unitsFirst})(\s*[:=]?\s+)(?=\d)`, 'i');
export const sideBehind = /^\s?(?:\((?:[LWHDBTØ]|OD|ID|dia)\)|(?:[LWHDBTØ]|OD|ID|dia)(?![\p{L}\d]))\.?/iu;
/** Behind a unit, which of several of its name it is: `5 ton (US)`, `100 HP (SAE)`. */
export const variety = /^\s*[(,;]\s*(?:u\.?[sk]\b|imp|brit|metric|mech|short|long|sae\b|din\b|boiler)/i;
/** `8 l/100 km`. */
export const perHundred = /^\s*\/\s*10+\s?(km|mi|m|ml|l|kg|g|h)\b/i;
/** Behind a temperature, a rate or how long it lasts: `5 °C/10 min`, `121 °C/20 min`. */
export const perTime = /^\s*\/\s*[\d.,]+\s?(?:min|h|hrs?|s|sec)\b/i;

/** A text with the letters of at least two sides; a single letter is a unit (`2 x 500 W`). */
export const hasSides = new RegExp(
  String.raw`\d\s?${length}\s?\(?${letter}\)?\s*[x×X*]\s*\d[\d.,]*\s?${length}\s?\(?${letter}(?!\p{L})` +
    String.raw`|${letter}\s?[:=]?\s?\d[\d.,]*\s?${length}\s*[x×X*]\s*(?:${letter}\s?[:=]?\s?\d|\d[\d.,]*\s?L(?!\p{L}))`,
  'u',
);

/** Classes of motors behind their power: efficiency (IEC 60034-30-1), protection (IEC 60529). */
export const motorClass = /^(?:IE ?[1-5]|IP ?[0-6X][\dX][A-DHMSW]{0,2})(?![\p{L}\d])/u;

/** Designations rather than quantities: `S7-1200`, `IP54`, `ISO 9001`, `Type 2`, `G 1/2"`, `M12`, a ratio, a date. */
export const designation =
  /^(?:(?:304|316|317|904)\s?L(?!\s?\/?\s?\p{L})|\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}\.\d{1,2}\.(?:19|20)\d{2}(?!\d)|\d+(?:[.,]\d+)?(?::| : )\d[\d.,]*|(?:ISO|EN|IEC|DIN|ANSI|ASTM|IP|Class|Grade|Type|Model|Series|No\.?|Cat\.?|G|R|Rp|Rc|BSPT?|BSPP|NPT|DN|PN)\s*\d[\p{L}\d./:"″-]*|(?!x\d)\p{L}[\p{L}]*[-/]?\d[\p{L}\d/.-]*)/iu;

/** Rows of differences of temperatures. */
export const differenceRow =
  /[Δ∆]\s?T|\bdelta[\s-]?T\b|^dT\b|\bLMTD\b|\b(?:differential|approach) temp|\btemp.*(?:drop|delta|change|margin|increase|increments?|gradient|spread|step|variation|error|fluctuation|diff\.?)$|\b(?:difference|rise|resolution|accuracy|uniformity|homogeneity|(?<!(?:thermal|heat) )stability|deviation|hysteresis|repeatability|superheat(?! temp)|subcooling|undercooling|setback|dead ?band|sensitivity|readability|overshoot)\b|\b(?:differential|glide|swing)$|genauigkeit|auflösung|abweichung|differenz|schwankung\b|h[yi]st[eé]r[eé]s|isteresi|differenziale|différentiel|diferencial|sensibili|empfindlichkeit|spreizung|berhitzung\b|unterkühlung|temperatur(?:erhöhung|anstieg|abfall|absenkung|änderung|unterschied)|grädigkeit|précision|écart|différence|élévation de temp|precisi[oó]n|diferen[cç]|differenza|salto termico|温差|温度差|精度|偏差|波动|誤差/i;

/** By the names of rows, signs that mean something else there: minutes, multiples of gravity, teslas, kg per cm². */
export const ambiguousSigns: readonly (readonly [rows: RegExp, signs: string])[] = [
  [
    /timer?\b|duration|warrant|guarant|garant|gewähr|\bcycles?$|\blife|endurance|operations?$|(?:rins|wash|dry|cook|bak|boil|steam|knead)(?:e|ing)$|(?:pasteuri|sterili)[sz]ation$|\bprogram(?:me|m)?s?$|\bcicl[io]|(?:rinçage|lavage|cuisson|séchage|lavaggio|risciacquo|cottura|asciugatura|lavado|aclarado|secado|cocción)$|durée|durata|duração|duración|dauer|zeit|\btemps|\btempo\b|tiempo|tijd|duur|\bczas|süre|时间|時間|время|زمن|وقت|समय/i,
    `' ’ ′ " ” ″ m M a A`,
  ],
  [/\bangle|tilt|inclination|backlash|accuracy|winkel|neigung|genauigkeit|ángulo|ângulo|angolo|açı|角/i, `' ’ ′ " ” ″`],
  [
    /accelerat|vibrat|shock|\bimpact|seismic|load factor|centrifug|\brcf\b|gravit|\bg[- ]|beschleun|schwing|schock|choc\b|accél|aceler|振动|加速/i,
    'g G',
  ],
  [
    /^field$|(?:magnetic|magnet) field|field (?:strength|density)|flux|induction|magnetfeld|flussdichte|(?:campo|champ) magn|\bmagnets?$|magnet(?:ic)? (?:strength|intensity|power)|teeth|sprocket|zähne|\bblades?$|\bgears?$|pinion|\bmri\b|\btools?$|magazine$|turret/i,
    't T kG kGs KG KGS',
  ],
  [
    /torque|moment\b|\bcouple\b|coppia|pressure\b|druck\b|pression\b|presi[oó]n\b/i,
    'm g t T mt MT kg kgs Kg Kgs KG lb lbs',
  ],
  [/temperatur|\btemp\b|température|气温|温度/i, '°'],
  // Steels such as 304 L and 45 C, frames of motors such as 112M, bearings.
  [
    /(?:material|materials|materiale?|steel|grade|wetted parts|frame|frame size|bearings?|werkstoff|stahl|baugröße|lager|matériau|matière|acier|acero)$/i,
    'l L c C m M s S a A t T',
  ],
  [
    /(?:^|\s)(?:model|type|version|chassis|typ|modell|modelo|modello|modèle)$/i,
    't T l L m M c C a A w W v V s S h H g G',
  ],
  // `4C x 16 sq.mm`, belts of pitch 8M, oils 10W-40.
  [
    /(?:belts?|pulleys?|module|pitch|chains?|cables?|wires?|oil|oil grade|lubricant|riemen|kette|kabel|öl)$/i,
    'M C A W V m HP',
  ],
  // `5 x 18 x 100 mm`: five slots.
  [/\bt[- ]?(?:slots?|nuten)\b/i, 'mm cm in inch " ″ ”'],
  // `4K`; `8 in`, of signals.
  [/display|screen|camera|monitor|^resolution$/i, 'K k'],
  [/\bI\/Os?\b|\b(?:inputs?|signals?|channels?)$/i, 'in'],
  // Threads and pipes: nominal sizes.
  [
    /(?:connections?|connectors?|threads?|ports?|fittings?|anschl(?:uss|üsse)|gewinde|raccords?|filetage|conexi[oó]n(?:es)?|attacc[oh]i?)$/i,
    '" ″ ” in inch',
  ],
  // Packs or pages per minute; metric numbers of yarns.
  [
    /speed|output|capacity|production|packing|printing|throughput|(?<!charge )rate$|geschwindigkeit|leistung$/i,
    'ppm PPM',
  ],
  [/yarn|garn|\bfils?\b|filat[oi]|hilo|\bcount$/i, 'Nm NM nm s S t T g G'],
  // Tons of refrigeration.
  [/cooling|refrigerat|chill|kühl|kälte/i, 't T ton Ton TON tons Tons TONS'],
  // Air conditioners of 5 hp, which is their size.
  [/(?:cool|refrigerat|chill|kühl|kälte).*(?:capacity|output|leistung)$|^cooling$/i, 'hp HP Hp'],
  // Of a tolerance, or of what is tolerated; the last difference before the surroundings.
  [
    /tolerance|toleranz|tolérance|tolerancia|tolleranza|\bapproach$|\b(?:fluctuation|increments?|pinch|offset|band|lift|cooling range|display)$/i,
    '°C °F ℃ C ºC',
  ],
  // Nautical miles.
  [/^range$|(?:cruising|sailing|flight|operating|radio) range$|distance$/i, 'NM nm'],
  // Classes of pressure.
  [/flanges?(?: rating| class)?$|pressure class$/i, 'lb lbs LB LBS'],
  // Fluid ounces.
  [/(?:\b(?:cups?|bottles?|glass|jars?)|volume|capacity)$/i, 'oz Oz OZ'],
  [/hardness|shore|härte|dureté|dureza|durezza|charg(?:e|ing)(?: rate)?$/i, 'a A c C'],
  [
    /^(?:number|no\.?|nos\.?|cycles|anzahl|stückzahl|nombre|número|numero)(?!\p{L})/iu,
    'a A c C g G h H l L m M n N t T v V w W',
  ],
];

/** Rows of lengths, in which `mt` are metres. */
const lengthRow =
  /(?:lengths?|width|height|depth|span|reach|head|radius|distance|länge|breite|höhe|lunghezza|larghezza|altezza|profondità|longueur|largeur|hauteur|ancho|largo|alto|altura|largura|comprimento)$/i;

/** Rows of sizes and weights, whatever stands before: `Vibrating feeder weight`, `Pressure plate width`. */
export const plainRow = /(?:weight|mass|length|width|height|gewicht|masse|länge|breite|höhe)$/i;

/** Rows of sizes and weights in which a sign means something else: long tons; the weight of an area of paper. */
export const ambiguousInSizes: typeof ambiguousSigns = [
  [lengthRow, 'mt Mt MT'],
  [/(?:weight|mass|load|lift|tonnage|displacement)$/i, 'LT'],
  [/(?:paper|basis|board|cover|bond|text|sheet) ?weight$/i, 'lb lbs LB LBS g G'],
];

/** Rows of flows: of liquids, unless a gas is named. */
export const liquidRow =
  /^(?!.*(?:\bair|gas\b|vacuum|suction|exhaust|fan\b|blower|dust|luft|absaug|gebläse|aire?\b|aria\b))(?:.*(?:pump|water|liquid|fluid|coolant|hydraulic|slurry|förder(?:strom|menge)|wasser|débit|portata|caudal|vazão)|(?:(?:max|min|nominal|rated|maximum|minimum)\.?\s)?(?:flow|flow rate|q)$)/iu;

/** Rows of several things, and the same behind a figure: `2 150 kW` may be two of 150 kW. */
export const pluralRow =
  /^(?!.*(?:weight|mass|load|capacity|poids|dimension|spec|detail|total|hour)).*(?:\p{L}{3}(?<![aiosu])s|motoren|antriebe|pumpen)$/iu;
export const mayBeSeveral =
  /^([2-9]|1[0-2]) (\d{3})\s?(?:[kM]?W|HP|PS|CV|ch|kVA|kg|t|kN|l|m³\/h)(?![\p{L}\d])(\s+(?:motors|pumps|drives|fans|units|each|motoren|pumpen|moteurs|pompes)(?!\p{L}))?/iu;

/** Rows of possible values: `Screen sizes: 28, 35 mm`. */
export const seriesRow =
  /(?:sizes|lengths|widths|heights|depths|diameters|thicknesses|options|variants|versions|voltages|frequencies|speeds|capacities|powers|ratings|weights|pressures|volumes|größen|längen|breiten|höhen|durchmesser|varianten|tailles|tamaños|taglie)$/i;

/** The symbol of a quantity after the name of a row, not a unit: `Length (L)`, `Speed (n)`. */
export const symbol =
  /(?:(?:length|länge|longueur)\s*\(l|width\s*\(w|(?:height|höhe|hauteur)\s*\(h|area\s*\(a|(?:time|depth|thickness|temperature)\s*\(t|(?:mass|masse|torque|moment)\s*\(m|speed\s*\(n|stroke\s*\(s|capacity\s*\(c)\)\s*$/i;

/** Words that qualify a figure without changing what its numbers are. */
const qualifiers = new Set(
  anyOf(
    'each, per, at, with, for, plus, and, or, of, total, net, gross, overall, nominal, rated, peak, continuous, ' +
      'installed, standard, optional, long, wide, high, deep, thick, length, width, height, depth, thickness, diameter, ' +
      'dia, inner, outer, inside, outside, internal, external, empty, loaded, dry, wet, main, auxiliary, hydraulic, ' +
      'electric, electrical, motor, motors, pump, pumps, drive, drives, fan, fans, cylinder, cylinders, single, double, ' +
      'dual, both, input, output, including, incl, excluding, excl, approx, gauge, abs, absolute, static, dynamic, ' +
      'unit, set, machine, side, line, speed, force, pressure, power, weight, flow, oil, water, air, diesel, petrol',
  ).split('|'),
);

/** `12 in total`, `6 in line`, `8 in / 8 out`: a preposition, or inputs. */
export const behindNoInch =
  /^\s+(?:total|line|sets?|both|single|double|dual|main|machine|unit|standard|hydraulic|electric(?:al)?|dry|wet|oil|water|air|diesel|petrol|side)\b|^[\s,/&+-]*(?:and\s)?\s*\d+\s*out(?:s|puts?)?\b/i;

export const isQualifier = (word: string): boolean => qualifiers.has(word.toLowerCase().replace(/\.$/, ''));
export const sentenceWord = /^\p{L}[\p{L}\p{M}'’.-]*/u;

/** A remark that says nothing about the numbers: letters in brackets, or behind a comma at the end. */
export const bracketed = /^\s*\([^\d()]*\)/u;
export const remark = /^\s*\([^\d()]*\)|^\s*[,;]\s*\p{L}[^\d]*$/u;
