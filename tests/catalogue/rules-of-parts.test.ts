import { describe, expect, it } from 'vitest';
import { load, type Changes } from './support.ts';
import { append, found, rename } from './support-rules.ts';

describe('the enquiry form', () => {
  it('cannot have one machinery twice, aliases included', () => {
    const changes = {
      'categories/secondaryshredder.yaml': rename('machinery: secondary-shredder', 'machinery: Tyre-Cutting'),
    };
    expect(load(changes).findings.map((finding) => finding.rule)).toContain('schema/pattern');
    const small = {
      'categories/secondaryshredder.yaml': rename('machinery: secondary-shredder', 'machinery: tyre-cutting'),
    };
    expect(found(small, 'enquiry/machinery-twice')[0]).toContain('is already in categories/other-equipment.yaml');
  });

  it('warns of an application that is written twice under one machinery', () => {
    const changes = { 'equipment/vibrators.yaml': rename('option: vibrators', 'option: Strip Cutter') };
    expect(found(changes, 'enquiry/option-twice')[0]).toMatch(
      /^warning equipment\/vibrators.yaml:9 .*equipment\/strip-cutter.yaml/,
    );
    const elsewhere = { 'equipment/vibrators.yaml': rename('option: vibrators', 'option: Rasper') };
    expect(found(elsewhere, 'enquiry/option-twice')).toEqual([]);
  });

  it('takes a machinery from main categories only', () => {
    expect(
      found({ 'categories/pcb.yaml': rename('enquiry: {', 'enquiry: { machinery: pcb,') }, 'enquiry/not-main'),
    ).toHaveLength(1);
  });
});

describe('redirects', () => {
  it('cannot start at a page', () => {
    expect(found({ 'site.yaml': rename('/old-baler:', '/BLT150:') }, 'redirect/taken')).toHaveLength(1);
  });

  it.each(['/blt150.dxf', '/TCPCR100.glb', '/vibrators.dxf', '/a-line.pdf', '/a-line_12-5.glb', '/tradefairs.ics'])(
    'cannot start at the file %s',
    (from) => {
      const line = `title: Line\nsummary: A line that makes granulate.\nfeed: { material: Tyres }\nproduct: { material: Granulate }\nstations: [{ id: vibrators }]\n`;
      const changes = { 'site.yaml': rename('/old-baler:', `${from}:`), 'lines/a-line.yaml': line };
      expect(found(changes, 'redirect/taken')).toHaveLength(1);
    },
  );

  it('must lead to a page', () => {
    const [finding] = found({ 'site.yaml': rename('/old-baler: /baler', '/old-baler: /balre') }, 'redirect/nowhere');
    expect(finding).toContain('did you mean `/baler`?');
  });
});

describe('media', () => {
  it.each<[string, Changes, string]>([
    [
      'the logo',
      { 'site.yaml': rename('logo.svg', 'Logo.svg') },
      'data/media/Logo.svg (capital and small letters count); did you mean `logo.svg`?',
    ],
    [
      'a photo',
      { 'equipment/vibrators.yaml': rename('vibrators.png', 'vibrator.png') },
      'data/media/equipment/vibrator.png; did you mean',
    ],
    [
      'a photo of a gallery',
      { 'fairs/expo-2024.yaml': rename('hall.png', 'hal.png') },
      'data/media/fairs/hal.png; did you mean',
    ],
  ])('%s that is not there is named with the nearest', (_name, changes, words) => {
    expect(found(changes, 'media/missing')[0]).toContain(words);
  });
});

describe('sheets', () => {
  it('of a model and of a shared sheet cannot have one name', () => {
    const words =
      'name: A\ncategory: tyrescrapbaler\ndescription: B\nfeatures: [C]\nspecifications: { T: { R: 1 kg } }\n';
    expect(found({ 'models/sht2000.yaml': words }, 'sheet/taken')).toHaveLength(1);
  });

  it('of the name of a model without figures are named once: what fixes the name brings the figures', () => {
    const changes = { 'models/sht2000.yaml': 'name: A\ncategory: tyrescrapbaler\ndescription: B\nfeatures: [C]\n' };
    expect(found(changes, 'sheet/taken')).toHaveLength(1);
    expect(found(changes, 'sheet/no-figures')).toEqual([]);
  });

  it('warn when a model has no figures', () => {
    expect(found({ 'models/tcpcr100.yaml': rename('sheet: sht2000\n', '') }, 'sheet/no-figures')[0]).toMatch(
      /^warning/,
    );
  });
});

describe('the sheet of an equipment item', () => {
  const item = (path: string) =>
    `name: Another Cutter\npath: ${path}\ndescription: Cuts.\nfeatures: []\napplications: []\n`;

  it('cannot have the name of another sheet', () => {
    expect(found({ 'equipment/sht2000.yaml': item('/another') }, 'sheet/taken')).toHaveLength(1);
    expect(found({ 'equipment/blt150.yaml': item('/another') }, 'sheet/taken')).toHaveLength(1);
    // Its PDF is that of the shared sheet, but not its drawings.
    expect(found({ 'equipment/tcpcr100.yaml': item('/another') }, 'sheet/taken')).toHaveLength(1);
    expect(found({ 'equipment/another.yaml': item('/another') }, 'sheet/taken')).toEqual([]);
  });

  it.each([
    ['sheet', 'sht2000', 1],
    ['model', 'tcpcr100', 1],
    ['equipment item', 'vibrators', 1],
    ['category', 'tyrecutting', 1],
    ['trade fair', 'expo-2025', 0],
  ])('of a line does not take the names of the files of a %s', (_, id, findings) => {
    const line = `title: Line\npath: /a-line\nsummary: A line that makes granulate.\nfeed: { material: Tyres }\nproduct: { material: Granulate }\nstations: [{ id: vibrators }]\n`;
    expect(found({ [`lines/${id}.yaml`]: line }, 'sheet/taken')).toHaveLength(findings);
  });
});

describe('fairs and samples', () => {
  it('warn of a fair marked as upcoming from the day after its last', () => {
    expect(found({}, 'fair/status', '2025-10-16')).toEqual([]);
    expect(found({}, 'fair/status', '2025-10-17')[0]).toMatch(/^warning fairs\/expo-2025.yaml:9/);
  });

  it('refuse a fair that ends before it starts', () => {
    expect(
      found({ 'fairs/expo-2025.yaml': rename('end: 2025-10-16', 'end: 2025-10-13') }, 'fair/end-before-start'),
    ).toHaveLength(1);
  });

  it('list every sample', () => {
    const changes = {
      'testimonials/india.yaml': append('sample: true\n'),
      'fairs/expo-2024.yaml': rename('title: Two minutes', 'title: Two minutes, sample: true'),
    };
    expect(found(changes, 'sample')).toHaveLength(2);
    expect(found({ 'site.yaml': append('asOf: 2025-01-01\n') }, 'sample')).toHaveLength(1);
  });
});
