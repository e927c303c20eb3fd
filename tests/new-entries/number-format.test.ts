import { expect, it } from 'vitest';
import { formatted } from '../../src/new-entries/number-format.ts';

const said = (value: number, format: string, isResult = false) => {
  const { before = '', text, unit } = formatted(value, format, isResult);
  return [before + text, unit].filter(Boolean).join(' ');
};

it.each([
  ['General" kg"', 1234.5, '1234.5 kg'],
  ['Standard" kg"', 7, '7 kg'],
  ['General\\ "mm"', 7, '7 mm'],
  ['0.0" t"/"h"', 1234.5, '1234.5 t/h'],
  ['0" l"/"min"', 7, '7 l/min'],
  ['[=0]"-";0" kg"', 7, '7 kg'],
  ['[=0]"-";0" kg"', 0, '-'],
  ['0" kg";-0" kg";"on request"', 0, 'on request'],
  ['_-* #,##0_-;-* #,##0_-;_-* "-"??_-;_-@_-', 0, '-'],
  ['_-* #,##0.00\\ "€"_-;-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', 0, '-'],
  ['_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)', 0, '-'],
  ['_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)', -7, '$ -7'],
  ['_-"£"* #,##0.00_-;-"£"* #,##0.00_-;_-"£"* "-"??_-;_-@_-', -7, '£ -7'],
  ['#,##0_);[Red](#,##0)', -1234.5, '-1234.5'],
  ['0" °C"', -0.3, '-0.3 °C'],
  [';;;', 7, ''],
  ['[<1000]0" kg";[>=1000]0.0,"t"', 1234.5, '1.2345 t'],
  ['"QB "000', 7, 'QB 007'],
  ['0000', 7, '0007'],
  ['0"x"0', 1234.5, '123x5'],
  ['#" "##0" kg"', 1234.5, '1234.5 kg'],
  ['0‰', 7, '7 ‰'],
  ['0°', 7, '7 °'],
  ['0\\%', 7, '7 %'],
  ['0.0 %', 0.155, '15.5 %'],
  ['#,##0.00\\ [$€-1]', 7, '7 €'],
  ['"Ø "0" mm"', 7, 'Ø 7 mm'],
  ['[Blue]General', 7, '7'],
  ['0." kg"', 7, '7 kg'],
])('a number with the format %s is what its cell shows (%d)', (format, value, shown) => {
  expect(said(value, format)).toBe(shown);
});

it('keeps the decimals of a typed number, and of a formula what is shown', () => {
  expect(said(9.125, '0.0" t"')).toBe('9.125 t');
  expect(said(10 / 3, '0.00" t"', true)).toBe('3.33 t');
  expect(said(10 / 3, '', true)).toBe('3.33333');
  expect(said(2.5, '', true)).toBe('2.5');
});
