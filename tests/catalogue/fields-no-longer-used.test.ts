import { expect, it } from 'vitest';
import { asText, load, type Changes } from './support.ts';

const under = (field: string, lines: string) => (text: string) =>
  text.includes(`\n${field}:\n`)
    ? text.replace(`\n${field}:\n`, `\n${field}:\n${lines}`)
    : `${text}${field}:\n${lines}`;

/** Texts of pages that have gone from the program, as makers' own files have them. */
const own: [file: string, field: string, lines: string][] = [
  ['pages/editor.yaml', 'photos', '  download: Download {file}\n  where: Upload it to data/media/{folder}.\n'],
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
