import { describe, expect, it } from 'vitest';
import { llmsText } from '../../scripts/build/files/llms-text.ts';
import { listShareCards } from '../../src/features/page/list-share-cards.ts';
import { listDocuments } from '../../src/features/search/list-documents.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPhotos } from '../../src/features/kinds/list-photos.ts';
import { found } from './support-rules.ts';
import { fixtureFolder, linked, loadFolder, pageAt } from './support.ts';

const file = 'projects/tyre-bales.yaml';
const text = [
  'title: Bales of Tyre Scrap',
  'summary: A yard that presses tyre scrap into bales for the ship.',
  'place: Kerala, India',
  'year: 2024',
  'text: [The scrap comes by road.]',
  'machines: [blt150, vibrators]',
].join('\n');
const catalogue = linked({ [file]: text });

describe('a project', () => {
  it('has a page with its place, year, text and machines, and a list', () => {
    const page = pageAt(catalogue, '/tyre-bales', 'project');
    expect(page.facts.map(({ value }) => value)).toEqual(['Kerala, India', '2024']);
    expect(page.text).toEqual(['The scrap comes by road.']);
    expect(page.cards.map(({ to }) => to)).toEqual(['/blt150', '/vibrators']);
    expect(page.isSample).toBe(false);
    expect(page.enquiry.search).toBe(pageAt(catalogue, '/blt150', 'model').enquiry.search);
    expect(pageAt(catalogue, '/projects', 'projects').projects).toMatchObject([
      { to: '/tyre-bales', facts: 'Kerala, India, 2024', mark: undefined },
    ]);
  });

  it('is linked from the pages of its machines, and found in menu, search, cards, structured data and llms.txt', () => {
    const link = [{ label: 'Bales of Tyre Scrap', to: '/tyre-bales' }];
    expect(pageAt(catalogue, '/blt150', 'model').related?.projects).toEqual(link);
    expect(pageAt(catalogue, '/vibrators', 'equipment').related?.projects).toEqual(link);
    expect(pageAt(catalogue, '/blt250', 'model').related).not.toHaveProperty('projects');
    expect(makeShell(catalogue).ways.map(({ to }) => to)).toContain('/projects');
    expect(listDocuments(catalogue)).toContainEqual(
      expect.objectContaining({ kind: 'project', path: '/tyre-bales', note: 'Kerala, India' }),
    );
    expect(listShareCards(catalogue).map(({ path }) => path)).toContain('/cards/projects/tyre-bales.png');
    expect(pageAt(catalogue, '/tyre-bales', 'project').head.structuredData).toContainEqual(
      expect.objectContaining({ '@type': 'Article', temporalCoverage: '2024' }),
    );
    expect(llmsText(catalogue)).toContain('/tyre-bales');
  });

  it('shows its photos in place of the picture of a machine', () => {
    const content = { type: 'jpeg' as const, bytes: 900_000, hasSize: true, hash: '0123456789ab' };
    const medium = { file: 'projects/tyre-bales/yard.jpg', width: 2000, height: 1500, content };
    const photos = '\nphotos: [{ file: yard.jpg, caption: The yard }]';
    const folder = { ...fixtureFolder, media: [...fixtureFolder.media, medium] };
    const { catalogue: withPhoto } = loadFolder(folder, { [file]: text + photos });
    if (!withPhoto) throw new Error('The catalogue has errors');
    expect(pageAt(withPhoto, '/tyre-bales', 'project').picture).toMatchObject({ alt: 'The yard' });
    expect(listPhotos(withPhoto)).toContain(medium);
  });

  it('is told as a sample where it is one, and then has no structured data', () => {
    const sample = linked({ [file]: `${text}\nsample: true` });
    const page = pageAt(sample, '/tyre-bales', 'project');
    expect([page.isSample, page.words.sampleNote]).toEqual([true, expect.stringContaining('Sample')]);
    expect(pageAt(sample, '/projects', 'projects').projects[0]?.mark).toBe('Sample');
    expect(JSON.stringify(page.head.structuredData)).not.toContain('Article');
    expect(llmsText(sample)).not.toContain('/tyre-bales');
    expect(found({ [file]: `${text}\nsample: true` }, 'sample')).toContainEqual(expect.stringContaining(`${file}:7`));
  });

  it('of an unknown machine is an error, and without one there is no list', () => {
    expect(found({ [file]: text.replace('vibrators', 'vibrator') }, 'reference/unknown').join('\n')).toContain(
      'did you mean `vibrators`?',
    );
    expect(listPages(linked()).map(({ path }) => path)).not.toContain('/projects');
  });
});
