import { expect, it } from 'vitest';
import { measureWhenAsked } from '../../scripts/build/machines/measure-machines.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { linked, pageAt } from './support.ts';

const frozen = await loadFrozen();
const page = pageAt(frozen, '/service', 'service');
const rowOf = (name: string) => page.machines.find((machine) => machine.name === name);

it('lists the wear parts of each machine, those of a shared sheet too', () => {
  expect(rowOf('Rasper')?.parts).toEqual([
    { name: '42 × Rotating blades' },
    { name: '6 × Static blades' },
    { name: 'Screen' },
  ]);
  expect(rowOf('TCTB100')?.parts.map(({ name }) => name)).toEqual(['Blades']);
  expect(rowOf('BLT150')?.parts).toEqual([]);
  expect(page.machines).toHaveLength(frozen.models.length + frozen.equipment.length);
});

it('leads from a part that the drawing names to the drawing', () => {
  const rasper = { ...frozen, models: frozen.models.filter(({ id }) => id === 'rasper'), equipment: [] };
  const drawn = pageAt({ ...rasper, ...measureWhenAsked(rasper) }, '/service', 'service');
  const parts = drawn.machines.find(({ name }) => name === 'Rasper')?.parts ?? [];
  expect(parts.map(({ drawing }) => drawing)).toEqual([
    undefined,
    undefined,
    '/drawings/models/rasper-arrangement.svg',
  ]);
});

it('asks for parts with the machine and a place for the serial number', () => {
  const { search = '' } = rowOf('BLT150')?.ask ?? {};
  expect(new URLSearchParams(search).get('model')).toBe('BLT150');
  expect(new URLSearchParams(search).get('message')).toMatch(/^Parts for BLT150\nSerial number: \n/);
});

it('has the offices as regions', () => {
  expect(page.regions.map(({ country }) => country)).toEqual(frozen.offices.map(({ country }) => country));
});

it('says how long a part lasts where its file states it', () => {
  const stated = linked({
    'models/rasper.yaml': (text) => `${text}\nwearParts: [{ name: Screen, life: 800 h in car tyres }]\n`,
  });
  const parts = pageAt(stated, '/service', 'service').machines.find(({ name }) => name === 'Rasper')?.parts;
  expect(parts).toEqual([{ name: 'Screen', life: 'life 800\u00a0h in car tyres' }]);
});

it('is in the menu, and exists with its file only', () => {
  expect(makeShell(frozen).ways.map(({ to }) => to)).toContain('/service');
  const without = linked({ 'pages/service.yaml': null });
  expect(listPages(without).map(({ path }) => path)).not.toContain('/service');
  expect(makeShell(without).ways.map(({ to }) => to)).not.toContain('/service');
});
