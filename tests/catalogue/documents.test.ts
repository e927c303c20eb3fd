import { expect, it } from 'vitest';
import { llmsText } from '../../scripts/build/files/llms-text.ts';
import { loadCatalogue } from '../../src/check/load-catalogue.ts';
import { asText, checkInput, load, media, fixtureFolder, pageAt, type Changes } from './support.ts';

const documents = `
documents:
  - { kind: manual, file: rasper-manual.pdf, language: en, date: '2025-03-31' }
  - { kind: declaration }
`;
const changes: Changes = { 'models/rasper.yaml': (text) => text + documents };

/** The fixture with these documents, and the manual as a file of 1.23 MB. */
function withManual() {
  const files = fixtureFolder.files.map(({ file, bytes }) =>
    file === 'models/rasper.yaml'
      ? { file, bytes: new TextEncoder().encode(new TextDecoder().decode(bytes) + documents) }
      : { file, bytes },
  );
  const content = { type: 'pdf', bytes: 1_234_567, hasSize: true } as const;
  const manual = { file: 'documents/rasper-manual.pdf', width: 0, height: 0, content };
  const { catalogue, findings } = loadCatalogue(checkInput({ files, media: [...media, manual] }));
  if (!catalogue) throw new Error(asText({ findings }));
  return { catalogue, findings };
}

const { catalogue, findings } = withManual();

const shown = [
  {
    label: 'Operating manual',
    details: 'English, 31-03-2025',
    file: '/media/documents/rasper-manual.pdf',
    size: '1.2 MB',
  },
  {
    label: 'Declaration of conformity',
    details: '',
    ask: {
      to: '/enquire',
      label: 'on request',
      search: `?message=${encodeURIComponent('Please send us: Declaration of conformity, Rasper')}`,
    },
  },
];

it('the page lists the documents with their files and sizes, and asks for the others', () => {
  expect(pageAt(catalogue, '/Rasper', 'model').documents).toEqual(shown);
  expect(pageAt(catalogue, '/blt150', 'model').documents).toEqual([]);
});

it('they stand among the downloads and in llms.txt', () => {
  const machines = pageAt(catalogue, '/downloads', 'downloads').groups.flatMap((group) => group.machines);
  expect(machines.find(({ name }) => name === 'Rasper')?.documents).toEqual(shown);
  const line = llmsText(catalogue)
    .split('\n')
    .find((text) => text.includes('/Rasper)'));
  expect(line).toContain('[Operating manual](https://');
  expect(line).toContain('/media/documents/rasper-manual.pdf)');
});

it('a document that is there is neither missing nor unused', () => {
  expect(asText({ findings })).not.toContain('rasper-manual');
});

it('a document that is missing is an error that says where to put it', () => {
  expect(asText(load(changes))).toContain('There is no file data/media/documents/rasper-manual.pdf');
});
