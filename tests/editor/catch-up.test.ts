import { describe, expect, it } from 'vitest';
import { changeDraft, emptyDraft, withText } from '../../src/editor/drafts/new-draft.ts';
import type { Sources } from '../../src/editor/engine/sources.ts';
import { choiceKey } from '../../src/editor/proposal/merge.ts';
import { basesOf } from '../../src/editor/proposal/bases.ts';
import { catchUp, withSent } from '../../src/editor/proposal/catch-up.ts';
import { takenHere } from '../../src/editor/proposal/taken-here.ts';
import { emptyProposal, type Draft, type Proposal, type Sent } from '../../src/editor/proposal/proposal.ts';

const base = 'name: BLT150\norder: 10 # second\ndescription: A baler.\n';
const file = 'models/blt150.yaml';
const entry = (text: string, name = file) =>
  ({ file: name, kind: 'model', id: name.slice(7, -5), name: 'BLT150', text }) as const;
const site = (...texts: string[]): Sources => ({ entries: texts.map((text) => entry(text)), media: [] });
const changed = withText(changeDraft(entry(base), 1), base.replace('A baler.', 'A good baler.'), 2);
const added = { ...withText(emptyDraft('model', 1), 'name: BLT300\n', 2), file: 'models/blt300.yaml' };
const proposal = (...drafts: Draft[]): Proposal => ({ ...emptyProposal(1), drafts });
const sent: Sent = { owner: 'a', repo: 'b', branch: 'editor/1', address: '', time: 1, commits: [], findings: [] };

describe('a draft and what is published now', () => {
  it('stays the same object while nothing new is published', () => {
    const mine = proposal(changed, added);
    expect(catchUp(mine, site(base)).proposal).toBe(mine);
  });

  it('gets what was published since it began', () => {
    const now = base.replace('10 # second', '11 # third');
    const { proposal: next, conflicts } = catchUp(proposal(changed), site(now));
    expect(conflicts).toEqual([]);
    expect(next.drafts).toMatchObject([{ text: now.replace('A baler.', 'A good baler.'), base: now, rebased: 1 }]);
    // A site that is older than the draft's base changes nothing: the text came from GitHub.
    expect(catchUp(next, site(base)).proposal).toBe(next);
  });

  it('waits for a choice where both changed a field, and is then merged', () => {
    const now = base.replace('A baler.', 'A fine baler.');
    const { proposal: next, conflicts } = catchUp(proposal(changed), site(now));
    expect(next.drafts).toEqual([changed]);
    const pointer = '/description';
    const versions = { base: 'A baler.', theirs: 'A fine baler.', mine: 'A good baler.' };
    expect(conflicts).toEqual([{ path: `data/${file}`, pointer, ...versions }]);
    const choose = (side: 'theirs' | 'mine') =>
      catchUp(next, site(now), new Map([[`data/${file}`, new Map([[choiceKey({ pointer, ...versions }), side]])]]))
        .proposal.drafts;
    expect(choose('mine')).toMatchObject([{ text: changed.text, base: now }]);
    expect(choose('theirs')).toEqual([]);
  });

  it('retires once it is published: changed, new or deleted, with its photos', () => {
    expect(catchUp(proposal(changed), site(changed.text)).proposal.drafts).toEqual([]);
    expect(catchUp(proposal({ ...changed, isDeleted: true }), site()).proposal.drafts).toEqual([]);
    const blob = new Blob(['photo']);
    const medium = { file: 'front.jpg', width: 4, height: 3 };
    const photos = [{ owner: added.id, name: 'front.jpg', blob, medium, picture: undefined }];
    const content = { type: 'jpeg', bytes: blob.size, hasSize: true } as const;
    const media = [{ ...medium, file: 'models/blt300/front.jpg', content }];
    const published = { entries: [entry(added.text, added.file)], media };
    expect(catchUp({ ...proposal(added), photos }, published).proposal).toMatchObject({ drafts: [], photos: [] });
    const waiting = { ...proposal(added), photos };
    expect(catchUp(waiting, { ...published, media: [] }).proposal.photos).toHaveLength(1);
    // Another photo of this name: mine gets a free one.
    const other = { ...published, media: [{ ...medium, file: 'models/blt300/front.jpg' }] };
    expect(catchUp(waiting, other).proposal.photos).toHaveLength(1);
    const path = 'data/media/models/blt300/front';
    expect(takenHere(waiting, { ...other, entries: [] })).toEqual([{ path: `${path}.jpg`, free: `${path}-2.jpg` }]);
  });

  it('of a new entry becomes a change of it, when it was written on after sending', () => {
    const mine = withSent(proposal(added), proposal(added), { sent, merged: [] });
    const [first] = mine.drafts;
    const later = { ...mine, drafts: first ? [withText(first, 'name: BLT300\norder: 4\n', 3)] : [] };
    const { proposal: next } = catchUp(later, { entries: [entry(added.text, added.file)], media: [] });
    const text = 'name: BLT300\norder: 4\n';
    expect(next.drafts).toMatchObject([{ id: added.file, isNew: false, base: added.text, text }]);
  });

  it('keeps what was taken back after sending, where others changed another field', () => {
    const [first = changed] = withSent(proposal(changed), proposal(changed), { sent, merged: [] }).drafts;
    const back = withText(first, `${base}video: x\n`, 3);
    const now = changed.text.replace('10 # second', '11');
    const { proposal: next, conflicts } = catchUp(proposal(back), site(now));
    expect(conflicts).toEqual([]);
    expect(next.drafts[0]?.text).toBe(`${base.replace('10 # second', '11')}video: x\n`);
  });

  it('of a new entry is left alone where another one has its name', () => {
    const mine = proposal(added);
    const other = { entries: [entry('name: Another\n', added.file)], media: [] };
    expect(catchUp(mine, other)).toEqual({ proposal: mine, conflicts: [] });
    // Also once it was sent, until it is accepted.
    const open = withSent(mine, mine, { sent, merged: [] });
    expect(catchUp(open, other)).toEqual({ proposal: open, conflicts: [] });
    const accepted = { [`data/${added.file}`]: 'hash' };
    expect(catchUp({ ...open, sent: { ...sent, accepted } }, other).proposal.drafts).toEqual([]);
  });
});

describe('a proposal that was sent', () => {
  it('has the changes of others, and keeps what was typed meanwhile', () => {
    const was = proposal(changed, added);
    const merged = [{ path: `data/${file}`, text: 'name: BLT150\n', base: 'name: B\n' }];
    const next = withSent(was, was, { sent, merged });
    expect(next.drafts).toMatchObject([
      { text: 'name: BLT150\n', base: 'name: B\n', earlier: [base], sent: 'name: BLT150\n' },
      { text: added.text, sent: added.text },
    ]);
    const typed = withText(changed, `${changed.text}order: 3\n`, 3);
    expect(withSent(proposal(typed), was, { sent, merged }).drafts[0]).toMatchObject({ text: typed.text, base });
  });
});

describe('names in a proposal', () => {
  const renamed: Draft = { ...changeDraft(entry(base), 1), file: 'models/blt160.yaml' };
  const asSent = (...drafts: Draft[]) => withSent(proposal(...drafts), proposal(...drafts), { sent, merged: [] });

  it('that only changed retire once published, and keep what was written on after sending', () => {
    const there = { entries: [entry(base, renamed.file)], media: [] };
    expect(catchUp(asSent(renamed), there).proposal.drafts).toEqual([]);
    const later = asSent(renamed).drafts.map((draft) => withText(draft, `${base}video: x\n`, 3));
    const { drafts } = catchUp(proposal(...later), there).proposal;
    expect(drafts).toMatchObject([{ id: renamed.file, base, text: `${base}video: x\n` }]);
  });

  it('that were swapped, or given to another entry, retire once published', () => {
    const name = 'models/blt160.yaml';
    const second = changeDraft(entry('name: BLT160\n', name), 1);
    const swapped = asSent(renamed, { ...second, file });
    const both = { entries: [entry(base, name), entry('name: BLT160\n', file)], media: [] };
    expect(catchUp(swapped, both)).toMatchObject({ proposal: { drafts: [] }, conflicts: [] });
    const given = asSent(renamed, { ...second, isDeleted: true });
    const there = { entries: [entry(base, name)], media: [] };
    expect(catchUp(given, there)).toMatchObject({ proposal: { drafts: [] }, conflicts: [] });
    expect(basesOf(given).get(`data/${name}`)).toMatchObject({ from: `data/${file}`, freed: second.base });
  });
});
