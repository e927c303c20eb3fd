import { describe, expect, it } from 'vitest';
import { propertyValues } from '../../src/catalogue/pages/parts/structured-data.ts';
import { englishReader } from '../../src/figures/reader.ts';
import { showFigure, uniformText } from '../../src/figures/show.ts';

/** Texts with a number or word that is not understood, or that can be read in two ways. */
const asWritten = [
  '3,125 mm',
  '1,250 t',
  '12.500 kg',
  '14,5000 kg',
  '2 in front',
  "1 x 40' HC",
  '10 kn',
  '3 G',
  '2 x 20 ft containers',
  'G 1/2"',
  '1/2 HP',
  '3/4 HP (0.55 kW)',
  '2/3 HP',
  '1 1/2 HP',
  '1.1/2"',
  '1/3 in',
  '5\'-6"',
  '6\'6"',
  '6 ft 6 in',
  "10' 6\" x 8'",
  '1 m 20 cm',
  '20 cm – 1 m',
  '1 m – 150 cm',
  '500 g – 1 kg',
  "5° 30'",
  '6 x 2500 mm',
  '2 x 1200 x 800 mm',
  '4 x 100 mm',
  '5 HP x 2',
  '45kW*2',
  '2 motors x 5 HP',
  '7.5 KW x 4P',
  '2.2kW-4P',
  '3~ 400V 50Hz',
  '1~230V',
  '380V/3/50',
  '3x400V+N+PE',
  'AC 220V 50Hz',
  '24 V DC, IP65',
  '230 V AC / 24 V DC',
  '16A 3P+N+E',
  'Φ50×300',
  'Ø 50 H7',
  'M12 x 50',
  'DN50',
  'PN 16, DN 50',
  '1/2 in. NPT',
  '3/8" BSP',
  '19" rack',
  '6 ton crane',
  '25 kg bags',
  '2 x 25 kg bags',
  '100 Ah',
  '25 Nm3/h',
  '100 SCFM',
  '10 mmWC',
  '760 mm Hg',
  '15 kgf·m',
  '5 lb-ft',
  '50 ft-lbs',
  '2 lb 3 oz',
  '-5/+40 °C',
  '15 (20) kW',
  '1200 by 800 mm',
  'LxWxH: 1200x800x2000 mm',
  '(L)2000 x (W)1000 x (H)1500 mm',
  '5200(+200) mm',
  'kg 500',
  '€ 500',
  'Rs. 5,00,000',
  '10 k',
  '5 ila 8 bar',
  'od 5 do 8 bar',
  'de 5 a 8 bar',
  '10 metros x 5 m',
  '3 Tonnen / 5 t',
  '30吨',
  '1200×800×2000毫米',
  '５０ kg',
  '٥٠ kg',
  '5,5 кВт',
  '1,2345 kg',
  '1,2,3 kg',
  '2000-1500 mm',
  '20 – kg',
  'PLC S7-1200',
  'ISO 9001, 5 kW',
  '60 % RH',
  '30 Shore A',
  'cos φ 0.85',
  'i = 25',
  '2 h 30 min',
];

describe('a figure that is not understood in full', () => {
  it.each(asWritten)('%s is shown as written, in every system and on paper', (text) => {
    const figure = englishReader.read('Row', text);
    expect(showFigure(figure, 'en')).toEqual({ label: 'Row', value: text });
    expect(uniformText(figure, 'en')).toBe(text);
    expect(propertyValues([figure])).toEqual([{ '@type': 'PropertyValue', name: 'Row', value: text }]);
  });

  it.each([
    ['3,125 mm', '3125', '3.125'],
    ['1,250 t', '1250', '1.25'],
    ['12.500 kg', '12500', '12.5'],
  ])('%s has two readings: %s and %s', (text, large, small) => {
    const { reading } = englishReader.read('Row', text);
    const number = text.split(' ')[0] ?? '';
    expect(reading).toMatchObject({
      kind: 'unclear',
      problem: {
        reason: `\`${number}\` can mean ${large} or ${small}`,
        fix: `write \`${large}\` or \`${small}\``,
      },
    });
  });
});
