import styled from '@emotion/styled';
import { useRef, useState, type DragEvent } from 'react';
import { kindOf } from '../../catalogue/kinds.ts';
import type { MediaFile } from '../../catalogue/media/media-file.ts';
import { compareTexts, type Finding } from '../../yaml/finding.ts';
import { Hint } from '../../ui/links/control.ts';
import { colour, space } from '../../ui/theme.ts';
import { slugify } from '../../check/file-names.ts';
import { Group, Legend, List, SecondaryButton } from '../form/parts.ts';
import { controlId, useForm } from '../form/form-context.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import { withPhotoName } from '../proposal/apply.ts';
import {
  photoFolderOf,
  placedPhotos,
  withKnownPhotos,
  type Draft,
  type Proposal,
  type ProposedPhoto,
} from '../proposal/proposal.ts';
import { withPhotos, type ProposalStore } from '../proposal/proposal-store.ts';
import { isFields, isList, valueAtPath, type EntryValue } from '../../yaml/edit/edit.ts';
import { readPhoto } from './local-photos.ts';
import { PhotoRow, type Shown } from './photo-row.tsx';

const Target = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.x1};
  padding: ${space.x3} ${space.x2};
  border: 2px dashed ${colour.lineStrong};
  background: ${colour.mist};
  text-align: center;
  &[data-over='true'] {
    border-color: ${colour.primary};
    background: ${colour.primaryPale};
  }
  button {
    justify-self: center;
  }
  input[type='file'] {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;
/** The field that describes an entry's photos, which is shown here. A fair's gallery also has lines without a photo, so its field stays in the form. */
export const photosField = 'photos';
const gallery = ['gallery', 'photos'];
const fieldsIn = (list: EntryValue | undefined) => (isList(list) ? list.filter(isFields) : []);

interface PhotosPanelProps {
  draft: Draft;
  proposal: Proposal;
  /** All published files. */
  published: readonly MediaFile[];
  findings: readonly Finding[];
  store: ProposalStore;
}

/** The entry's photos with what they show: dropped or chosen ones travel with the proposal. */
export function PhotosPanel({ draft, proposal, published, findings, store }: PhotosPanelProps) {
  const { photos: words, drafts } = useEditorWords();
  const { value, edit } = useForm();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [reading, setReading] = useState(0);
  const isShared = kindOf(draft.kind).photos === 'shared';
  const folder = photoFolderOf(draft.kind, draft.file) ?? '';
  const before = `${(draft.isNew ? folder : photoFolderOf(draft.kind, draft.id)) ?? ''}/`;
  const field = isShared ? gallery : [photosField];
  const listed = valueAtPath(value, field);
  const said = (isList(listed) ? listed : []).map((_, index) => valueAtPath(listed, [String(index), 'file']));
  const ofDraft = proposal.photos.filter(({ owner }) => owner === draft.id);
  const online = published.flatMap((medium): Shown[] => {
    const name = medium.file.slice(before.length);
    const isOwn = !isShared && medium.file.startsWith(before) && !name.includes('/');
    return isOwn && !proposal.removedPhotos.includes(medium.file) ? [{ name, medium, at: said.indexOf(name) }] : [];
  });
  const added = ofDraft.map((proposed): Shown => ({ name: proposed.name, proposed, at: said.indexOf(proposed.name) }));
  const known = new Set([...online, ...added].map(({ name }) => name));
  const missing = said.flatMap((name, at): Shown[] =>
    !isShared && typeof name === 'string' && !known.has(name) ? [{ name, at }] : [],
  );
  // Fairs share a folder, so the photos of another one count.
  const placed = placedPhotos(proposal).filter(({ file }) => file.startsWith(`${folder}/`));
  const inFolder = placed.map(({ file }) => file.slice(folder.length + 1));
  const taken = new Set([...published.map(({ file }) => file.slice(before.length)), ...known, ...inFolder]);
  /** Names of photos that are being read, too. */
  const given = useRef(new Set<string>());

  const add = async (files: Iterable<File>) => {
    for (const name of taken) given.current.add(name);
    const read: ProposedPhoto[] = [];
    setReading((now) => now + 1);
    for (const file of files) {
      const photo = await store.waitFor(readPhoto(file, given.current));
      read.push({ ...photo, owner: draft.id });
    }
    setReading((now) => now - 1);
    await store.change((now) => withPhotos(now, draft, (old) => [...old, ...read]), proposal.id);
    const [{ name: first } = { name: '' }] = read;
    // Of an entry without photos, the first chosen is the main one.
    if (!isShared && known.size === 0 && read.some(({ name }) => compareTexts(name, first) < 0)) makeMain(first);
    // A fair shows the photos that its gallery lists.
    if (isShared)
      edit(field, (old) => [...(isList(old) ? old : []), ...read.map(({ name }) => ({ file: name, caption: '' }))]);
  };
  const makeMain = (name: string) =>
    edit(field, (old): EntryValue => {
      const items = fieldsIn(old);
      const others = items.filter(({ file, caption }) => file !== name && caption !== undefined);
      const own = items.find(({ file }) => file === name);
      return [{ ...own, file: name, main: true }, ...others.map(({ main: _main, ...item }) => item)];
    });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add(event.dataTransfer.files);
  };
  const describe = ({ name, at }: Shown, caption: string) => {
    if (at >= 0 && caption !== '') edit([...field, String(at), 'caption'], caption);
    else if (at >= 0)
      edit([...field, String(at)], (old) => (isFields(old) && old['main'] ? { file: name, main: true } : undefined));
    else edit(field, (old): EntryValue => [...(isList(old) ? old : []), { file: name, caption }]);
  };
  const remove = ({ name, medium, proposed, at }: Shown) => {
    if (proposed && !confirm(fill(drafts.confirm, { name }))) return;
    if (at >= 0) edit([...field, String(at)], () => undefined);
    if (proposed)
      void store.change((now) => withPhotos(now, draft, (old) => old.filter((photo) => photo !== proposed)));
    if (medium && !isShared)
      void store.change((now) =>
        withKnownPhotos({ ...now, removedPhotos: [...now.removedPhotos, medium.file] }, published),
      );
  };
  const [first] = [...known].toSorted(compareTexts);
  const chosen = fieldsIn(listed).find(({ file, main: isMain }) => isMain === true && known.has(String(file)));
  const main = chosen?.['file'] ?? first;
  const rename = ({ proposed }: Shown, typed: string) => {
    const name = proposed?.name.replace(/^.*(?=\.[^.]*$)/, slugify(typed) || 'photo');
    if (!proposed || name === undefined || taken.has(name)) return;
    void store.change((now) => withPhotoName(now, proposed, name, Date.now()));
  };
  return (
    <Group id={isShared ? undefined : controlId(field)} tabIndex={-1}>
      <Legend>{isShared ? words.files : words.heading}</Legend>
      <Hint>{words.use}</Hint>
      <Target
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={chooser}
          type="file"
          multiple
          accept="image/*"
          tabIndex={-1}
          aria-label={words.choose}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <SecondaryButton type="button" onClick={() => chooser.current?.click()}>
          {isOver ? words.drop : words.choose}
        </SecondaryButton>
        <Hint role="status">{reading > 0 && words.reading}</Hint>
      </Target>
      <List>
        {[...online, ...added, ...missing].map((shown) => (
          <PhotoRow
            // Its name changes while it is typed.
            key={shown.proposed ? ofDraft.indexOf(shown.proposed) : shown.name}
            shown={shown}
            isMain={!isShared && shown.name === main}
            onMakeMain={
              !isShared && known.has(shown.name) && shown.name !== main ? () => makeMain(shown.name) : undefined
            }
            field={isShared ? undefined : field}
            caption={valueAtPath(listed, [String(shown.at), 'caption'])}
            findings={findings.filter(({ file }) => file === `media/${folder}/${shown.name}`)}
            onDescribe={(caption) => describe(shown, caption)}
            onRename={(name) => rename(shown, name)}
            onRemove={() => remove(shown)}
          />
        ))}
      </List>
    </Group>
  );
}
