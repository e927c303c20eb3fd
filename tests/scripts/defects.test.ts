/** The long tests insert defects into a copy of the program by replacing texts, which must exist in the sources. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { contentDefects, missingSheet } from '../soak/support/content-defects.ts';
import { defects } from '../soak/support/defects.ts';

it.each([...defects, ...contentDefects, missingSheet].map(({ name, file, text }) => [name, file, text] as const))(
  'the text that "%s" replaces stands in its file once',
  (_, file, text) => {
    expect(readFileSync(path.join(projectDir, file), 'utf8').split(text)).toHaveLength(2);
  },
);
