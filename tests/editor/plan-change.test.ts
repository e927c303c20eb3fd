import { describe, expect, it } from 'vitest';
import { schemas } from '#generated/entry-schemas.gen.js';
import { validate } from '#generated/entry-validators.gen.js';
import { editorSources } from '../../scripts/build/files/editor-files.ts';
import { loadFolder } from '../../scripts/data/load-data.ts';
import { readData } from '../../scripts/data/read-data.ts';
import { makeValidators } from '../../src/check/schema/kind-schemas.ts';
import { changeDraft, withText } from '../../src/editor/drafts/new-draft.ts';
import { makeExaminer, proposedOf } from '../../src/editor/engine/examine.ts';
import type { PlannedChange } from '../../src/editor/engine/plan-change.ts';
import { withChange } from '../../src/editor/proposal/apply.ts';
import { emptyProposal, type Draft } from '../../src/editor/proposal/proposal.ts';
import { frozenDir } from '../frozen-catalogue.ts';

const folder = await readData(frozenDir);
const { catalogue } = await loadFolder(folder, frozenDir, '2025-01-01');
if (!catalogue || !folder) throw new Error('The frozen catalogue does not load');
const sources = editorSources(catalogue, folder.files);
const { examine, plan } = makeExaminer(sources, makeValidators(schemas, validate), () => '2025-01-01');

const proposed = (drafts: readonly Draft[]) => proposedOf({ ...emptyProposal(1), drafts }, sources.media);

const change = (file: string, oldName: string, rest: Partial<PlannedChange> = {}): PlannedChange => ({
  file,
  oldName,
  to: undefined,
  instead: undefined,
  ...rest,
});

const draftFor = (file: string, edit: (text: string) => string): Draft => {
  const entry = sources.entries.find((one) => one.file === file);
  if (!entry) throw new Error(file);
  const draft = changeDraft(entry, 1);
  return withText(draft, edit(draft.text), 2);
};

/** A line an edit: `site.yaml redirects//blt200 → /tyrescrapbaler`. */
const lines = (edits: ReturnType<typeof plan>) =>
  edits.map(
    ({ file, path, after, isManual }) => `${file} ${path.join('/')} → ${isManual ? '?' : (after ?? 'nothing')}`,
  );

describe('deleting an entry', () => {
  it('shows the redirect to the category, and the texts that name it', () => {
    const edits = plan(proposed([]), change('models/blt200.yaml', 'BLT200'));
    expect(lines(edits)).toEqual([
      'fairs/ifat.yaml machines/1 → nothing',
      'categories/tyrescrapbaler.yaml summary → ?',
      'site.yaml redirects//blt200 → /tyrescrapbaler',
    ]);
  });

  it('in favour of another one replaces its name in texts and leads its address there', () => {
    const edits = plan(proposed([]), change('models/blt200.yaml', 'BLT200', { instead: 'models/blt250.yaml' }));
    expect(edits.map(({ after }) => after)).toEqual([
      'blt250',
      expect.stringMatching(/BLT150, BLT250 and BLT250/),
      '/blt250',
    ]);
  });

  it('takes its comparison with it, and its models go to the category above', () => {
    const edits = plan(proposed([]), change('categories/tyrescrapbaler.yaml', 'Tyre Scrap Balers'));
    expect(lines(edits)).toEqual(
      expect.arrayContaining([
        'models/blt150.yaml category → baler',
        'site.yaml redirects//tyrescrapbaler → /baler',
        'site.yaml redirects//compare/tyrescrapbaler → /compare',
      ]),
    );
  });

  it('leaves nothing for the check to find when all edits are accepted, and keeps what was written around them', () => {
    const wanted = change('models/sht6000.yaml', 'SHT6000', { instead: 'models/sht8000.yaml' });
    const edits = plan(proposed([]), wanted);
    const drafts = withChange([], wanted, edits, sources.entries, 5);
    const { elsewhere } = examine(proposed(drafts), '');
    expect(elsewhere.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(drafts.find(({ id }) => id === 'models/sht6000.yaml')?.isDeleted).toBe(true);
    const site = drafts.find(({ id }) => id === 'site.yaml');
    expect(site?.text).toContain("# The company's details are fictional");
    expect(site?.text).toContain('redirects:\n  "/sht6000": /sht8000\n');
  });
});

describe('renaming an entry', () => {
  it('changes every reference and text, and leads the old address to the new one', () => {
    const renamed = draftFor('models/blt200.yaml', (text) => text.replaceAll('BLT200', 'BLT210'));
    const wanted = change('models/blt200.yaml', 'BLT200', { to: 'models/blt210.yaml' });
    const edits = plan(proposed([renamed]), wanted);
    expect(lines(edits)).toEqual([
      'fairs/ifat.yaml machines/1 → blt210',
      expect.stringMatching(/^categories\/tyrescrapbaler.yaml summary → .*BLT150, BLT210 and BLT250/),
      'site.yaml redirects//blt200 → /blt210',
    ]);
    const drafts = withChange([renamed], wanted, edits, sources.entries, 5);
    expect(examine(proposed(drafts), '').elsewhere).toEqual([]);
    expect(drafts.map(({ id, file }) => [id, file])).toContainEqual(['models/blt200.yaml', 'models/blt210.yaml']);
  });

  it('with the same file changes only the texts that name it', () => {
    const renamed = draftFor('models/blt200.yaml', (text) => text.replaceAll('BLT200', 'BLT210'));
    const edits = plan(proposed([renamed]), change('models/blt200.yaml', 'BLT200', { to: 'models/blt200.yaml' }));
    expect(edits.map(({ file, after }) => [file, after])).toEqual([
      ['categories/tyrescrapbaler.yaml', expect.stringMatching(/BLT150, BLT210 and BLT250/)],
    ]);
  });

  it('twice leads the published address to the last name; with its old name again, nowhere', () => {
    const names = ['blt210', 'blt220', 'blt200'].map((id) => `models/${id}.yaml`);
    let drafts: readonly Draft[] = [];
    const redirects = names.map((to, at) => {
      const wanted = change(names.at(at - 1) ?? '', 'BLT200', { to });
      drafts = withChange(drafts, wanted, plan(proposed(drafts), wanted), sources.entries, 5);
      expect(examine(proposed(drafts), '').elsewhere.filter(({ file }) => file === 'site.yaml')).toEqual([]);
      return drafts.find(({ id }) => id === 'site.yaml')?.text.match(/.*blt2.*/g);
    });
    expect(redirects).toEqual([['  "/blt200": /blt210'], ['  "/blt200": /blt220'], null]);
  });

  it('of a category keeps its models in it', () => {
    const wanted = change('categories/tyrescrapbaler.yaml', 'Tyre Scrap Balers', { to: 'categories/tyre-balers.yaml' });
    const edits = plan(proposed([]), wanted);
    expect(lines(edits)).toEqual(
      expect.arrayContaining([
        'models/blt150.yaml category → tyre-balers',
        'site.yaml redirects//tyrescrapbaler → /tyre-balers',
        'site.yaml redirects//compare/tyrescrapbaler → /compare',
      ]),
    );
    const drafts = withChange([], wanted, edits, sources.entries, 5);
    expect(examine(proposed(drafts), '').elsewhere).toEqual([]);
    // The lines around the reference stay.
    const model = drafts.find(({ id }) => id === 'models/blt150.yaml');
    expect(model?.text).toBe(model?.base.replace('category: tyrescrapbaler', 'category: tyre-balers'));
  });
});

describe('a machine of a line', () => {
  const line = 'lines/tyre-chip-line.yaml';
  const stationsAfter = (file: string, name: string, to?: string) => {
    const wanted = change(file, name, { to });
    const drafts = withChange([], wanted, plan(proposed([]), wanted), sources.entries, 5);
    const errors = examine(proposed(drafts), '').elsewhere.filter((one) => one.file === line);
    expect(errors.filter(({ severity }) => severity === 'error')).toEqual([]);
    const text = drafts.find((draft) => draft.file === line)?.text ?? '';
    return text.match(/(?<=- id: |after: |choices: ).*/g);
  };

  it('that is renamed is renamed where a branch follows it, too', () => {
    const file = 'equipment/magnetic-steel-separators.yaml';
    expect(stationsAfter(file, 'Magnets', 'equipment/magnets.yaml')?.slice(-3)).toEqual([
      'magnets',
      'feeding-discharge-conveyers',
      'magnets',
    ]);
  });

  it('that is deleted takes its station with it, or leaves it to another size', () => {
    const all = [
      'feeding-discharge-conveyers',
      'sht6000',
      '[sht6000, sht8000, sht12000]',
      'tumble-back-feeder',
      'rasper',
    ];
    const rest = ['magnetic-steel-separators', 'feeding-discharge-conveyers', 'magnetic-steel-separators'];
    expect(stationsAfter('equipment/tumble-back-feeder.yaml', 'Feeder')).toEqual([...all.toSpliced(3, 1), ...rest]);
    expect(stationsAfter('models/sht6000.yaml', 'SHT6000')?.slice(0, 3)).toEqual([
      'feeding-discharge-conveyers',
      'sht8000',
      '[sht8000, sht12000]',
    ]);
    const without = stationsAfter('equipment/magnetic-steel-separators.yaml', 'Magnets');
    expect(without).toEqual([...all, 'feeding-discharge-conveyers']);
  });
});
