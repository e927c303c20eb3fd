import { describe, expect, it } from 'vitest';
import { ordersAfterMove } from '../../src/catalogue/list-order.ts';
import type { MediaFile } from '../../src/catalogue/media/media-file.ts';
import { changeDraft, emptyDraft, withText } from '../../src/editor/drafts/new-draft.ts';
import {
  applyDrafts,
  titleOfProposal,
  unreadNaming,
  editedSince,
  withChange,
  withFreeName,
  withoutPiece,
} from '../../src/editor/proposal/apply.ts';
import { choiceKey } from '../../src/editor/proposal/merge.ts';
import { catchUp } from '../../src/editor/proposal/catch-up.ts';
import { takenHere } from '../../src/editor/proposal/taken-here.ts';
import {
  emptyProposal,
  proposedFiles,
  placedPhotos,
  type Draft,
  type Proposal,
  type ProposedPhoto,
} from '../../src/editor/proposal/proposal.ts';

const published = {
  file: 'models/blt150.yaml',
  kind: 'model',
  id: 'blt150',
  name: 'BLT150',
  text: 'name: BLT150\n',
} as const;
const media: MediaFile[] = [
  { file: 'models/blt150/front.jpg', width: 1600, height: 1200 },
  { file: 'models/blt200/front.jpg', width: 1600, height: 1200 },
];
const added = withText(emptyDraft('model', 1), 'name: BLT300\n', 2);
const changed = withText(changeDraft(published, 1), 'name: BLT150 S\n', 2);
const photo = (owner: string, name: string): ProposedPhoto => ({
  owner,
  name,
  blob: new Blob([name]),
  medium: { file: name, width: 4, height: 3 },
  picture: undefined,
});
const proposal = (drafts: Draft[], rest: Partial<Proposal> = {}): Proposal => ({
  ...emptyProposal(1),
  drafts,
  ...rest,
});

/** What a proposal does, a line a file. */
const done = (of: Proposal) =>
  proposedFiles(of, media).map((file) =>
    'deleted' in file ? `- ${file.path}` : 'movedFrom' in file ? `${file.movedFrom} > ${file.path}` : `+ ${file.path}`,
  );

describe('the files of a proposal', () => {
  it('are those that it adds and changes; an entry that was only opened is none of them', () => {
    expect(done(proposal([added, changed, changeDraft({ ...published, file: 'models/x.yaml' }, 1)]))).toEqual([
      '+ data/models/blt300.yaml',
      '+ data/models/blt150.yaml',
    ]);
  });

  it('go from one name to another with the photos of the entry', () => {
    expect(done(proposal([{ ...changed, file: 'models/blt150-s.yaml' }]))).toEqual([
      '- data/models/blt150.yaml',
      '+ data/models/blt150-s.yaml',
      'data/media/models/blt150/front.jpg > data/media/models/blt150-s/front.jpg',
    ]);
  });

  it('go with the photos of a deleted entry, and stay where another entry takes the name', () => {
    const gone: Draft = { ...changed, isDeleted: true };
    expect(done(proposal([gone]))).toEqual(['- data/models/blt150.yaml', '- data/media/models/blt150/front.jpg']);
    const follower = { ...added, file: 'models/blt150.yaml' };
    expect(done(proposal([follower, gone]))[0]).toBe('+ data/models/blt150.yaml');
    const heir: Draft = { ...changeDraft({ ...published, file: 'models/blt200.yaml' }, 1), file: published.file };
    expect(done(proposal([heir, gone]))).toContain(
      'data/media/models/blt200/front.jpg > data/media/models/blt150/front.jpg',
    );
  });

  it('have what was written and photographed before a deletion once it is taken back, with what others did', () => {
    const photos = [photo(changed.id, 'side.jpg')];
    const gone = proposal([...withChange([changed], { file: changed.file, to: undefined }, [], [], 3)], { photos });
    expect(done(gone)).toEqual(['- data/models/blt150.yaml', '- data/media/models/blt150/front.jpg']);
    const theirs = { ...published, text: 'name: BLT150\norder: 5\n' };
    const key = choiceKey({ pointer: '', base: published.text, theirs: theirs.text, mine: undefined });
    const mine = new Map([['data/models/blt150.yaml', new Map([[key, 'mine' as const]])]]);
    const { proposal: caught } = catchUp(gone, { entries: [theirs], media }, mine);
    const back = withoutPiece(caught, changed.id, 4);
    expect(done(back)).toEqual(['+ data/models/blt150.yaml', '+ data/media/models/blt150/side.jpg']);
    expect(back.drafts.map(({ text }) => text)).toEqual(['name: BLT150 S\norder: 5\n']);
    const untouched = proposal([{ ...changeDraft(published, 1), isDeleted: true }]);
    expect(withoutPiece(untouched, published.file, 4).drafts).toEqual([]);
  });

  it('lose the edits of others that came with a deletion or new name, once these are taken back', () => {
    const site = { ...published, file: 'site.yaml', kind: 'site' as const, text: 'title: x\n' };
    const edit = (path: string, after: string) => ({
      why: 'redirect' as const,
      file: site.file,
      path: ['redirects', path],
      before: '',
      after,
      isManual: false,
    });
    const entries = [published, site];
    const change = (of: readonly Draft[], to: string | undefined, ...edits: ReturnType<typeof edit>[]) =>
      withChange(of, { file: of[0]?.file ?? published.file, to }, edits, entries, 3);
    const gone = proposal([...change([], undefined, edit('/blt150', '/'))]);
    expect(gone.drafts.map(({ file }) => file).toSorted()).toEqual([published.file, site.file]);
    expect(withoutPiece(gone, published.file, 4).drafts).toEqual([]);
    const renamed = change([changed], 'models/blt160.yaml', edit('/blt150', '/blt160'));
    const twice = change(renamed, 'models/blt170.yaml', edit('/blt150', '/blt170'));
    expect(withoutPiece(proposal([...twice]), changed.id, 4).drafts).toEqual([]);
    expect(twice.flatMap((one) => editedSince(twice, one))).toEqual([]);

    const write = (text: string) => ({
      ...gone,
      drafts: gone.drafts.map((one) => (one.file === site.file ? withText(one, text, 4) : one)),
    });
    const beside = withoutPiece(write('title: z\nredirects:\n  /blt150: /\n'), published.file, 5);
    expect(beside.drafts.map(({ text }) => text)).toEqual(['title: z\n']);
    const further = write('title: x\nredirects:\n  /blt150: /about\n');
    const target = further.drafts.find(({ id }) => id === published.file);
    expect(target && editedSince(further.drafts, target).map(({ file }) => file)).toEqual([site.file]);
    expect(withoutPiece(further, published.file, 5).drafts[0]?.text).toContain('/about');
  });

  it('are told of drafts that name an entry in a text which cannot be read: these keep its old name', () => {
    const broken = withText(
      changeDraft({ ...published, file: 'offices/a.yaml', kind: 'office' }, 1),
      'models: [blt150\n',
      2,
    );
    const other = { ...broken, id: 'offices/b.yaml', file: 'offices/b.yaml', text: 'models: [x\n' };
    const all = [changed, broken, other, added];
    expect(unreadNaming(all, changed, 'BLT150')).toEqual([broken]);
    const mended = all.map((one) => (one === broken ? { ...one, text: 'models: [blt150]\n' } : one));
    expect(unreadNaming(mended, changed, 'BLT150')).toEqual([]);
  });

  it('have photos in the folder of their entry, whatever its name becomes', () => {
    const photos = [photo(added.id, 'front.jpg')];
    expect(done(proposal([added], { photos }))).toContain('+ data/media/models/blt300/front.jpg');
    const renamed = withText(added, 'name: BLT400\n', 3);
    expect(placedPhotos(proposal([renamed], { photos })).map(({ file }) => file)).toEqual(['models/blt400/front.jpg']);
    expect(done(proposal([], { removedPhotos: ['models/blt200/front.jpg'] }))).toEqual([
      '- data/media/models/blt200/front.jpg',
    ]);
  });
});

it('choosers and lists know new, renamed and deleted entries', () => {
  const other = { ...published, file: 'models/blt200.yaml', id: 'blt200', name: 'BLT200', text: 'name: BLT200\n' };
  const gone: Draft = { ...changeDraft(other, 1), isDeleted: true };
  const entries = applyDrafts([published, other], [added, { ...changed, file: 'models/blt150-s.yaml' }, gone]);
  expect(entries.map(({ id, name }) => [id, name])).toEqual([
    ['blt300', 'BLT300'],
    ['blt150-s', 'BLT150 S'],
  ]);
  expect(titleOfProposal(proposal([added, gone]), [published, other])).toBe('BLT300, BLT200');
  const words = {
    titleNew: 'New: {names}',
    titleNewWith: 'New: {name} with {names}',
    titleRenamed: 'Rename {from} to {name}',
    titleDeleted: 'Delete {names}',
  };
  const title = (...drafts: Draft[]) => titleOfProposal(proposal(drafts), [published, other], words);
  const renamed = { ...changed, file: 'models/blt150-s.yaml' };
  const all = [title(added), title(gone), title(renamed), title(added, gone), title(changed)];
  expect(all).toEqual(['New: BLT300', 'Delete BLT200', 'Rename BLT150 to BLT150 S', 'BLT300, BLT200', 'BLT150 S']);
  const models = ['WG 200', 'WG 300'].map((name) => ({
    ...added,
    id: name,
    text: `name: ${name}\ncategory: wire-granulators\n`,
  }));
  const category = {
    ...added,
    id: 'c',
    kind: 'category',
    file: 'categories/wire-granulators.yaml',
    text: 'title: Wire Granulators\n',
  } as const;
  const readable = [...models, category].map((draft) => ({ ...draft, readable: draft.text }));
  expect(title(...readable)).toBe('New: Wire Granulators with WG 200, WG 300');
});

it('a move in a list writes one number where there is room, else all in tens', () => {
  const list = (...orders: (number | undefined)[]) => orders.map((order, index) => ({ id: 'abcd'[index], order }));
  const moved = (items: ReturnType<typeof list>, from: number, to: number) =>
    [...ordersAfterMove(items, from, to)].map(([{ id }, order]) => `${id} ${order}`);
  expect(moved(list(10, 20, 30), 2, 0)).toEqual(['c 0']);
  expect(moved(list(10, 20, 30), 0, 1)).toEqual(['a 25']);
  expect(moved(list(10, 20, 30), 0, 2)).toEqual(['a 40']);
  expect(moved(list(1, 2, 3), 2, 1)).toEqual(['a 10', 'c 20', 'b 30']);
  expect(moved(list(10, undefined, undefined), 2, 1)).toEqual(['c 20']);
  expect(moved(list(undefined, undefined, undefined), 0, 2)).toEqual(['b 10', 'c 20', 'a 30']);
});

describe('names that are taken', () => {
  const site = { entries: [published], media };
  const twin = { ...added, id: 'new-model-2', text: 'name: BLT300\norder: 4\n' };
  const freed = (of: Proposal) =>
    takenHere(of, site)
      .reduce((now, one) => withFreeName(now, one, [], 3), of)
      .drafts.map(({ file }) => file);

  it.each([
    ['two new entries', [added, twin], ['models/blt300.yaml', 'models/blt300-2.yaml']],
    ['a new entry and a published one', [{ ...added, file: published.file }], ['models/blt150-2.yaml']],
    [
      'an entry that was renamed onto another',
      [added, { ...changed, file: added.file }],
      ['models/blt300.yaml', 'models/blt300-2.yaml'],
    ],
    [
      'an entry whose deletion was taken back',
      [{ ...added, file: published.file }, changed],
      ['models/blt150-2.yaml', published.file],
    ],
  ])('are told: of %s, and both texts are kept', (_, drafts, names) => {
    const both = proposal(drafts);
    expect(takenHere(both, site)).toHaveLength(1);
    expect(freed(both)).toEqual(names);
    expect(
      new Set(done(proposal(drafts.map((one, at) => ({ ...one, file: names[at] ?? '' }))))).size,
    ).toBeGreaterThanOrEqual(drafts.length);
  });

  it('are told of photos: in the folder that fairs share, and where a renamed entry brings its own', () => {
    const fairs = ['a', 'b'].map((name) => withText({ ...emptyDraft('fair', 1), id: name }, `title: ${name}\n`, 2));
    const both = proposal(fairs, { photos: fairs.map(({ id }) => photo(id, 'stand.jpg')) });
    const taken = takenHere(both, site);
    expect(taken).toEqual([{ path: 'data/media/fairs/stand.jpg', free: 'data/media/fairs/stand-2.jpg' }]);
    const [one] = taken;
    expect(one && withFreeName(both, one, [], 3).photos.map(({ name }) => name)).toEqual(['stand.jpg', 'stand-2.jpg']);
    const moved = { ...changed, file: 'models/blt160.yaml' };
    const own = proposal([moved], { photos: [photo(moved.id, 'front.jpg')] });
    expect(takenHere(own, site).map(({ path }) => path)).toEqual(['data/media/models/blt160/front.jpg']);
  });

  it('are free again where another entry gives its name up, or nothing else has it', () => {
    const taking = { ...added, file: published.file };
    expect(takenHere(proposal([taking, { ...changed, isDeleted: true }]), site)).toEqual([]);
    expect(takenHere(proposal([taking, { ...changed, file: 'models/x.yaml' }]), site)).toEqual([]);
    expect(takenHere(proposal([added, changed]), site)).toEqual([]);
  });
});
