import { expect, it } from 'vitest';
import { asText, load, type Changes } from './support.ts';

const under = (field: string, lines: string) => (text: string) =>
  text.includes(`\n${field}:\n`)
    ? text.replace(`\n${field}:\n`, `\n${field}:\n${lines}`)
    : `${text}${field}:\n${lines}`;

/** Texts of pages that have gone from the program, as makers' own files have them. */
const own: [file: string, field: string, lines: string][] = [
  ['pages/editor.yaml', 'photos', '  download: Download {file}\n  where: Upload it to data/media/{folder}.\n'],
  ['pages/editor.yaml', 'photos', '  explain: They stay on this device; you upload them yourself in the last step.\n'],
  ['pages/editor.yaml', 'drafts', '  photos: "Photos are not kept with a draft: choose them again."\n'],
  ['pages/editor.yaml', 'finish', '  download: Download {file}\n'],
  ['pages/editor.yaml', 'finish', '  copy: Copy\n  copied: Copied.\n  notCopied: Not copied.\n  steps: What happens\n'],
  ['pages/editor.yaml', 'finish', '  propose: Propose\n  proposeChange: Change\n  proposeLong: Too long\n'],
  ['pages/editor.yaml', 'steps', '  - title: Press\n    text: Press the button.\n    picture: commit\n'],
  ['pages/find.yaml', 'words', '  showUnstated: Show them too\n'],
  ['words.yaml', 'fairs', '  stand: Stand\n'],
];

it.each(own)('%s may still have texts of %s that are no longer used: %s', (file, field, lines) => {
  const change: Changes = { [file]: file === 'words.yaml' ? `${field}:\n${lines}` : under(field, lines) };
  expect(asText(load(change))).toBe(asText(load()));
});

it('texts about drafts and files do not stand where the proposal and its ZIP are named now', () => {
  const old = `title: Editor
summary: Change what the website says.
drafts: { photos: Photos are not kept with a draft. }
photos: { explain: They stay on this device. }
finish: { download: 'Download {file}' }
`;
  const { drafts, photos, finish } = load({ 'pages/editor.yaml': old }).catalogue?.pages.editor ?? {};
  expect(drafts?.photoCount).toContain('{count}');
  expect(photos?.use).toContain('sent with the proposal');
  expect(finish?.saveZip).toContain('ZIP');
});
