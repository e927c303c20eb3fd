import styled from '@emotion/styled';
import { useRef, useState, type DragEvent } from 'react';
import type { Finding } from '../../yaml/finding.ts';
import { Hint, Input } from '../../ui/links/control.ts';
import { colour, space } from '../../ui/theme.ts';
import { slugify } from '../../check/file-names.ts';
import { Buttons, Card, Group, Legend, List, NameLabel, SecondaryButton } from '../form/parts.ts';
import { Problems } from '../form/problems.tsx';
import { uploadAddress, saveFile } from '../github/propose.ts';
import { fill, useSettings, useEditorWords } from '../parts/words.tsx';
import { readPhoto, type LocalPhoto } from './local-photos.ts';

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

interface PhotosPanelProps {
  /** The entry's folder under data/media. */
  folder: string;
  photos: readonly LocalPhoto[];
  /** Names of the published photos. */
  published: readonly string[];
  findings: readonly Finding[];
  onChange: (photos: readonly LocalPhoto[]) => void;
}

/** Photos for the entry: dropped or selected, checked, previewed, and downloaded under their required names. */
export function PhotosPanel({ folder, photos, published, findings, onChange }: PhotosPanelProps) {
  const { photos: words, drafts } = useEditorWords();
  const settings = useSettings();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const add = async (files: Iterable<File>) => {
    const read = await Promise.all([...files].map(readPhoto));
    onChange([...photos.filter(({ name }) => !read.some((one) => one.name === name)), ...read]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add(event.dataTransfer.files);
  };
  const rename = (photo: LocalPhoto, field: HTMLInputElement) => {
    const name = photo.name.replace(/^.*(?=\.[^.]*$)/, slugify(field.value) || 'photo');
    field.value = stemOf(photo.name);
    if (photos.some((other) => other !== photo && other.name === name)) return;
    onChange(photos.map((one) => (one === photo ? { ...photo, name } : one)));
  };
  return (
    <Group>
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
          accept="image/jpeg,image/png,image/webp"
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
      {published.length > 0 && <Hint>{`${words.published}: ${published.join(', ')}`}</Hint>}
      {photos.length > 0 && <Hint>{drafts.photos}</Hint>}
      <List>
        {photos.map((photo) => {
          const { name, medium, blob } = photo;
          const file = `media/${folder}/${name}`;
          const id = `photo:${name}`;
          const problems = findings.filter((finding) => finding.file === file);
          // A photo with errors should not be uploaded.
          const isOfUse = !problems.some(({ severity }) => severity === 'error');
          return (
            <Photo key={name}>
              {photo.picture ? <img src={photo.picture} alt="" width="96" height="72" /> : <span />}
              <Words>
                <NameLabel htmlFor={id}>{words.name}</NameLabel>
                <Input
                  id={id}
                  defaultValue={stemOf(name)}
                  autoComplete="off"
                  onBlur={({ target }) => rename(photo, target)}
                />
                {isOfUse && (
                  <Hint>
                    {fill(words.size, {
                      width: medium.width,
                      height: medium.height,
                      size: `${Math.ceil(blob.size / 1000)} kB`,
                    })}
                    .{' '}
                    <a href={uploadAddress(settings, folder)} target="_blank" rel="noopener">
                      {fill(words.where, { folder })}
                    </a>
                  </Hint>
                )}
                <Problems id={`${id}:problems`} problems={problems} />
                <Buttons>
                  {isOfUse && (
                    <SecondaryButton type="button" onClick={() => saveFile(name, blob)}>
                      {fill(words.download, { file: name })}
                    </SecondaryButton>
                  )}
                  <SecondaryButton
                    type="button"
                    aria-label={fill(words.remove, { file: name })}
                    onClick={() => onChange(photos.filter((one) => one !== photo))}
                  >
                    ✕
                  </SecondaryButton>
                </Buttons>
              </Words>
            </Photo>
          );
        })}
      </List>
    </Group>
  );
}
