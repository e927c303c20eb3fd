/** The other equipment in the specification: path, name, and the values of the Technical Overview. */
export interface EquipmentFacts {
  path: string;
  name: string;
  overview: string[];
  texts?: string[];
}

export const equipment: EquipmentFacts[] = [
  {
    path: '/tumble-back-feeder',
    name: 'Tumble Back Feeder',
    overview: ['10–70 TPH', '20–48 ft'],
    texts: ['2–10 TPH'],
  },
  {
    path: '/feeding-discharge-conveyers',
    name: 'Feeding & Discharge Conveyors',
    overview: ['Up to 30 m', '0.5–2.0 m', '0.5–5 HP', '0.5–3 m/s'],
  },
  { path: '/vibrators', name: 'Vibratory Feeders', overview: ['50–60 Hz', '5–15 HP', '200–1000 kg'] },
  { path: '/classifiers', name: 'Classifiers', overview: ['±0.5%', 'Up to 5 t/h', '5 kW', '450 kg'] },
  {
    path: '/magnetic-steel-separators',
    name: 'Overband Magnetic Steel Separators',
    overview: ['Up to 10,000 Gauss', 'Up to 1800 mm', '-10 to 50 °C', '230V/50Hz', '150–300 kg'],
  },
  { path: '/beedwire-remover', name: 'Beadwire Remover', overview: ['40–120 tyres per hour'] },
  {
    path: '/strip-cutter',
    name: 'Strip Cutter',
    overview: ['2–6 cm', '10 HP', '1 t/h', 'Up to 1200 mm', '800–850 kg'],
  },
  { path: '/block-cutter', name: 'Block Cutter', overview: ['Up to 200 mm', '15 HP', '950 kg'] },
  { path: '/sidewall-remover', name: 'Side Wall Remover', overview: ['TBD', 'TBD', 'TBD'] },
];

/** Grid and list also contain the two machine families that have pages of their own. */
export const equipmentCards: { path: string; name: string }[] = [
  ...equipment,
  { path: '/tyrecutting', name: 'Cutting Equipment' },
  { path: '/tyrefolding', name: 'Folding Equipment' },
];
