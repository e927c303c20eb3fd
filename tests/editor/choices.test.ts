import { expect, it } from 'vitest';
import { makeChoices } from '../../src/editor/form/choices.ts';
import { fieldsOfKind } from '../../src/editor/form/field-model.ts';

it('a photo is chosen among the files of its folder', () => {
  const gallery = fieldsOfKind('fair').find(({ name }) => name === 'gallery');
  const photos = gallery?.fields.find(({ name }) => name === 'photos');
  const file = photos?.member?.fields.find(({ name }) => name === 'file');
  expect(file).toMatchObject({ control: 'choice', offers: { photosIn: 'fairs' } });
  expect(fieldsOfKind('equipment').find(({ name }) => name === 'photo')).toMatchObject({
    offers: { photosIn: 'equipment' },
  });

  const files = [
    'fairs/stand.jpg',
    'fairs/hall.png',
    'fairs/stand.jpg',
    'equipment/belt.jpg',
    'models/blt150/front.jpg',
  ];
  const choose = makeChoices([], [...files, 'equipment/vibrators/side.jpg']);
  expect(choose({ photosIn: 'fairs' }).map(({ value }) => value)).toEqual(['hall.png', 'stand.jpg']);
  expect(choose({ photosIn: 'equipment' }).map(({ value }) => value)).toEqual(['belt.jpg']);
});
