import styled from '@emotion/styled';
import { useRef, useState, type DragEvent } from 'react';
import type { MediaFile } from '../../catalogue/media/media-file.ts';
import type { Finding } from '../../yaml/finding.ts';
import { Hint, Input } from '../../ui/links/control.ts';
import { colour, space } from '../../ui/theme.ts';
import { slugify } from '../../check/file-names.ts';
import { Buttons, Card, Group, Legend, List, NameLabel, SecondaryButton } from '../form/parts.ts';
import { Problems } from '../form/problems.tsx';
import { controlId, useForm } from '../form/form-context.ts';
import { useTyped } from '../form/use-typed.ts';
import { fill, useEditorWords } from '../parts/words.tsx';
import { photoFolderOf, type Draft, type Proposal, type ProposedPhoto } from '../proposal/proposal.ts';
import { withPhotos, type ProposalStore } from '../proposal/proposal-store.ts';
import { isList, valueAtPath, type EntryValue } from '../../yaml/edit/edit.ts';
import { publishedPicture, readPhoto } from './local-photos.ts';

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
const Photo = styled(Card)`
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: start;
  img {
    width: 96px;
    height: 72px;
    object-fit: contain;
    background: ${colour.mist};
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space.x1};
  min-width: 0;
`;

const stemOf = (name: string) => name.replace(/\.[^.]*$/, '');

/** The field of an entry that describes its photos; the form shows it here. */
export const photosField = (kind: Draft['kind']): string[] => (kind === 'fair' ? ['gallery', 'photos'] : ['photos']);

/** A photo of the entry: published, proposed, or only named in its file. */
interface Shown {
  name: string;
  medium?: MediaFile;
  proposed?: ProposedPhoto;
  /** Its place in the field; -1 without words. */
  at: number;
}

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
  const { photos: words } = useEditorWords();
  const { value, edit } = useForm();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isFair = draft.kind === 'fair';
  const folder = photoFolderOf(draft.kind, draft.file) ?? '';
  const before = `${(draft.isNew ? folder : photoFolderOf(draft.kind, draft.id)) ?? ''}/`;
  const field = photosField(draft.kind);
  const listed = valueAtPath(value, field);
  const said = (isList(listed) ? listed : []).map((_, index) => valueAtPath(listed, [String(index), 'file']));
  const own = proposal.photos.filter(({ owner }) => owner === draft.id);
  const online = published.flatMap((medium): Shown[] => {
    const name = medium.file.slice(before.length);
    const isOwn = medium.file.startsWith(before) && !name.includes('/') && (!isFair || said.includes(name));
    return isOwn && !proposal.removedPhotos.includes(medium.file) ? [{ name, medium, at: said.indexOf(name) }] : [];
  });
  const added = own.map((proposed): Shown => ({ name: proposed.name, proposed, at: said.indexOf(proposed.name) }));
  const known = new Set([...online, ...added].map(({ name }) => name));
  const missing = said.flatMap((name, at): Shown[] =>
    typeof name === 'string' && !known.has(name) ? [{ name, at }] : [],
  );
  const taken = new Set([...published.map(({ file }) => file.slice(before.length)), ...known]);

  const add = async (files: Iterable<File>) => {
    const names = new Set(taken);
    const read: ProposedPhoto[] = [];
    for (const file of files) {
      const photo = { ...(await readPhoto(file, names)), owner: draft.id };
      names.add(photo.name);
      read.push(photo);
    }
    await store.change((now) => withPhotos(now, draft, (old) => [...old, ...read]));
    // A fair shows the photos that its gallery lists.
    if (isFair)
      edit(field, (old) => [...(isList(old) ? old : []), ...read.map(({ name }) => ({ file: name, caption: '' }))]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add(event.dataTransfer.files);
  };
  const describe = ({ name, at }: Shown, caption: string) => {
    const index = String(at);
    if (at >= 0 && (caption !== '' || isFair)) edit([...field, index, 'caption'], caption);
    else if (at >= 0) edit([...field, index], () => undefined);
    else edit(field, (old): EntryValue => [...(isList(old) ? old : []), { file: name, caption }]);
  };
  const remove = ({ medium, proposed, at }: Shown) => {
    if (at >= 0) edit([...field, String(at)], () => undefined);
    if (proposed) void store.change((now) => withPhotos(now, draft, (old) => old.filter((one) => one !== proposed)));
    if (medium && !isFair) void store.change((now) => ({ ...now, removedPhotos: [...now.removedPhotos, medium.file] }));
  };
  const rename = ({ proposed, at }: Shown, typed: string) => {
    const name = proposed && proposed.name.replace(/^.*(?=\.[^.]*$)/, slugify(typed) || 'photo');
    if (!proposed || name === undefined || taken.has(name)) return;
    void store.change((now) =>
      withPhotos(now, draft, (old) => old.map((one) => (one === proposed ? { ...proposed, name } : one))),
    );
    if (at >= 0) edit([...field, String(at), 'file'], name);
  };
  return (
    <Group id={controlId(field)} tabIndex={-1}>
      <Legend>{words.heading}</Legend>
      <Hint>{words.explain}</Hint>
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
      </Target>
      <List>
        {[...online, ...added, ...missing].map((shown) => (
          <PhotoRow
            key={shown.name}
            shown={shown}
            field={field}
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

interface PhotoRowProps {
  shown: Shown;
  field: readonly string[];
  caption: EntryValue | undefined;
  findings: readonly Finding[];
  onDescribe: (caption: string) => void;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** A photo beside its name and what it shows. */
function PhotoRow({ shown, field, caption, findings, onDescribe, onRename, onRemove }: PhotoRowProps) {
  const { photos: words } = useEditorWords();
  const form = useForm();
  const { name, medium, proposed, at } = shown;
  const id = `photo:${name}`;
  const here = [...field, String(at)];
  const captionId = at >= 0 ? controlId([...here, 'caption']) : `${id}:caption`;
  const own = ['', '/file', '/caption'].flatMap((part) => form.findings.get(here.join('/') + part) ?? []);
  const typed = useTyped(caption === undefined ? '' : String(caption), onDescribe);
  const picture = proposed ? proposed.picture : medium && publishedPicture(medium, 160);
  return (
    <Photo>
      {picture === undefined ? <span /> : <img src={picture} alt="" width="96" height="72" />}
      <Words>
        {proposed ? (
          <>
            <NameLabel htmlFor={id}>{words.name}</NameLabel>
            <Input
              id={id}
              defaultValue={stemOf(name)}
              autoComplete="off"
              onBlur={({ target }) => {
                onRename(target.value);
                target.value = stemOf(name);
              }}
            />
            <Hint>
              {fill(words.size, {
                width: proposed.medium.width,
                height: proposed.medium.height,
                size: `${Math.ceil(proposed.blob.size / 1000)} kB`,
              })}
            </Hint>
          </>
        ) : (
          <Hint>{medium ? `${words.published}: ${name}` : name}</Hint>
        )}
        <NameLabel htmlFor={captionId}>{words.caption}</NameLabel>
        <Input
          id={captionId}
          aria-describedby={`${id}:problems`}
          autoComplete="off"
          value={typed.value}
          onChange={({ target }) => typed.type(target.value)}
          onBlur={typed.reset}
        />
        <Problems id={`${id}:problems`} problems={[...own, ...findings]} />
        <Buttons>
          <SecondaryButton type="button" aria-label={fill(words.remove, { file: name })} onClick={onRemove}>
            ✕
          </SecondaryButton>
        </Buttons>
      </Words>
    </Photo>
  );
}
