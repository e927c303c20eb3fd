import { expect, it } from 'vitest';
import { found } from './support-rules.ts';

const fair = (text: string, more = '', file = 'process-expo') =>
  found(
    {
      [`fairs/${file}.yaml`]: `title: Process Expo\ndescription: ${JSON.stringify(text)}\nstart: 2026-03-09\nend: 2026-03-11\ncity: Mumbai\ncountry: India\n${more}`,
    },
    'fair/year',
  );

it.each([
  'The 2025 edition of the show, with balers.',
  'With balers. The 2025 fair is the largest yet.',
  'Visit us at the 2025 edition.',
  'The edition of 2025 has a new hall.',
  'Process Expo 2025 brings all recyclers to Mumbai.',
  'See us at Process Expo 2025.',
  'The fair takes place in March 2025.',
  'Three days in March 2025 with drawings.',
  'From 9 to 11 March 2025 at our stand.',
  'On March 9-11, 2025.',
  'Open on 09.03.2025 at ten.',
  'Open on 2025-03-09 at ten.',
])('is of another year: %s', (text) => {
  expect(fair(text)).toEqual([expect.stringContaining('write `2026`')]);
});

it.each([
  'The 2026 edition, after the 2025 edition in Delhi.',
  'After the 2024 edition we come back with more machines.',
  'Visitors of the 2024 edition know the baler.',
  'Here since 2019, with balers built to ISO 14122:2016.',
  'We show what we learnt at Process Expo 2024.',
  'A press of 2025 kg.',
  'The show was held in 2024 for the first time.',
  'Shown in March 2024, and built since.',
  '2025 bales lie in the yard.',
])('may name another year: %s', (text) => {
  expect(fair(text)).toEqual([]);
});

it('has its year in its address, too', () => {
  expect(fair('With balers.', '', 'process-expo-2025')).toEqual([
    expect.stringContaining('rename the file to fairs/process-expo-2026.yaml'),
  ]);
  expect(fair('With balers.', 'path: /expo2025\n')).toEqual([expect.stringContaining('write `path: /expo2026`')]);
  expect(fair('With balers.', 'path: /expo\n', 'process-expo-2025')).toEqual([]);
  expect(fair('With balers.', '', 'process-expo-2026')).toEqual([]);
});
