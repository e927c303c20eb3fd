import styled from '@emotion/styled';
import { useState } from 'react';
import type { MediaFile } from '../../catalogue/media/media-file.ts';
import type { Finding } from '../../yaml/finding.ts';
import type { EntryValue } from '../../yaml/edit/edit.ts';
import { Hint, Input } from '../../ui/links/control.ts';
import { colour, space } from '../../ui/theme.ts';
import { controlId, useForm } from '../form/form-context.ts';
import { Card, NameLabel, SecondaryButton } from '../form/parts.ts';
import { Problems } from '../form/problems.tsx';
import { useKeptName, useTyped } from '../form/use-typed.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import type { ProposedPhoto } from '../proposal/proposal.ts';
import { publishedPicture } from './local-photos.ts';

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

/** A photo of the entry: published, proposed, or only named in its file. */
export interface Shown {
  name: string;
  medium?: MediaFile;
  proposed?: ProposedPhoto;
  /** Its place in the field; -1 without words. */
  at: number;
}

interface PhotoRowProps {
  shown: Shown;
  /** Whether the entry shows it first. */
  isMain: boolean;
  /** Undefined where it is, or the entry has none. */
  onMakeMain: (() => void) | undefined;
  /** Undefined where the form itself has what photos show. */
  field: readonly string[] | undefined;
  caption: EntryValue | undefined;
  findings: readonly Finding[];
  onDescribe: (caption: string) => void;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** The id of a photo's row. */
export const photoRowId = (file: string): string => `photo:${file.replace(/^.*\//, '')}:row`;

/** A photo beside its name and what it shows. */
export function PhotoRow({
  shown,
  isMain,
  onMakeMain,
  field,
  caption,
  findings,
  onDescribe,
  onRename,
  onRemove,
}: PhotoRowProps) {
  const { photos: words } = useEditorWords();
  const form = useForm();
  const { name, medium, proposed, at } = shown;
  const id = `photo:${name}`;
  const here = [...(field ?? []), String(at)];
  const captionId = at >= 0 ? controlId([...here, 'caption']) : `${id}:caption`;
  const parts = field ? ['', '/file', '/caption'] : [];
  const ofPhoto = parts.flatMap((part) => form.findings.get(here.join('/') + part) ?? []);
  const typed = useTyped(caption === undefined ? '' : String(caption), onDescribe);
  const [typedName, setTypedName] = useState<string>();
  useKeptName(typedName, () => typedName?.trim() && onRename(typedName));
  const picture = proposed ? proposed.picture : medium && publishedPicture(medium, 160);
  return (
    <Photo id={photoRowId(name)} tabIndex={-1}>
      {picture === undefined ? <span /> : <img src={picture} alt="" width="96" height="72" />}
      <Words>
        {isMain && <Hint>{words.main}</Hint>}
        {proposed ? (
          <>
            <NameLabel htmlFor={id}>{words.name}</NameLabel>
            <Input
              id={id}
              value={typedName ?? stemOf(name)}
              autoComplete="off"
              onChange={({ target }) => setTypedName(target.value)}
              onBlur={() => {
                if (typedName !== undefined) onRename(typedName);
                setTypedName(undefined);
              }}
            />
            {proposed.picture !== undefined && (
              <Hint>
                {fill(words.size, {
                  width: proposed.medium.width,
                  height: proposed.medium.height,
                  size: `${Math.ceil(proposed.blob.size / 1000)} kB`,
                })}
              </Hint>
            )}
          </>
        ) : (
          <Hint>{medium ? `${words.published}: ${name}` : name}</Hint>
        )}
        {field && (
          <>
            <NameLabel htmlFor={captionId}>{words.caption}</NameLabel>
            <Input
              id={captionId}
              aria-describedby={`${id}:problems`}
              autoComplete="off"
              value={typed.value}
              onChange={({ target }) => typed.type(target.value)}
              onBlur={typed.reset}
            />
          </>
        )}
        {onMakeMain && (
          <SecondaryButton type="button" aria-label={`${words.makeMain}: ${name}`} onClick={onMakeMain}>
            {words.makeMain}
          </SecondaryButton>
        )}
        <Problems id={`${id}:problems`} problems={[...ofPhoto, ...findings]} />
        <SecondaryButton type="button" aria-label={fill(words.remove, { file: name })} onClick={onRemove}>
          ✕
        </SecondaryButton>
      </Words>
    </Photo>
  );
}
