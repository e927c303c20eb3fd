import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import { Hint, Select } from '../../ui/links/control.ts';
import { colour, space } from '../../ui/theme.ts';
import { replaceBlocks } from '../engine/replace-blocks.ts';
import type { LatestAnswer } from '../engine/use-answer.ts';
import { NameLabel } from '../form/parts.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import type { LocalPhotos } from '../photos/local-photos.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { PagePreview } from '../engine/preview.ts';

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(360px, 1fr);
  gap: ${space.x1};
  height: 100%;
  min-width: 0;
`;
const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 150px);
  gap: ${space.x1} ${space.x2};
  span {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  select {
    min-height: 44px;
    padding-block: 8px;
  }
`;
const Loading = styled.p`
  display: grid;
  place-items: center;
  padding: ${space.x4};
  border: 1px dashed ${colour.lineStrong};
  background: ${colour.mist};
  text-align: center;
  color: ${colour.muted};
`;

/** Window widths in CSS pixels. */
const widths = { phone: 390, tablet: 768, desk: 1280 } as const;
export type PreviewWidth = keyof typeof widths;

interface PreviewPaneProps extends Pick<LatestAnswer, 'preview' | 'choices' | 'answer'> {
  photos: LocalPhotos;
  wanted: number;
  onWanted: (index: number) => void;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
}

/** The pages that show the entry, as visitors would see them. */
export function PreviewPane({ preview, choices, answer, photos, wanted, onWanted, width, onWidth }: PreviewPaneProps) {
  const words = useEditorWords().preview;
  const known = useKnown(photos);
  const shown = useMemo(() => preview && withFiles(preview, known), [preview, known]);
  const labels = { own: '{page}', list: words.list, enquiry: words.enquiry };
  const [isThere, setThere] = useState(true);
  const isOld = preview !== undefined && answer?.findings.some(({ severity }) => severity === 'error') === true;
  return (
    <Frame>
      <Choices>
        <span>
          <NameLabel htmlFor="preview-page">{words.page}</NameLabel>
          <Select
            id="preview-page"
            value={wanted}
            disabled={choices.length === 0}
            onChange={({ target }) => onWanted(Number(target.value))}
          >
            {choices.length === 0 && <option value={wanted}>–</option>}
            {choices.map(({ what, path, title }, index) => (
              <option key={`${what} ${path}`} value={index}>
                {fill(labels[what], { page: title.split(' | ')[0] ?? title })}
              </option>
            ))}
          </Select>
        </span>
        <span>
          <NameLabel htmlFor="preview-width">{words.width}</NameLabel>
          <Select id="preview-width" value={width} onChange={({ target }) => onWidth(target.value as PreviewWidth)}>
            <option value="phone">{words.phone}</option>
            <option value="tablet">{words.tablet}</option>
            <option value="desk">{words.desk}</option>
          </Select>
        </span>
      </Choices>
      <Hint role="status">
        {isOld
          ? words.old
          : !isThere
            ? words.waiting
            : shown
              ? [words.links, ...(shown.page.kind === 'model' ? [words.drawn] : [])].join(' ')
              : ''}
      </Hint>
      {shown ? (
        <PreviewFrame
          preview={shown}
          width={widths[width]}
          title={fill(words.title, { page: shown.page.head.title })}
          onShown={setThere}
        />
      ) : (
        <Loading>{words.waiting}</Loading>
      )}
    </Frame>
  );
}

/** Photos under their earlier names, too: a preview is behind what is typed, and a renamed entry's photos move at once. */
function useKnown(photos: LocalPhotos): LocalPhotos {
  const [known, setKnown] = useState(photos);
  if ([...photos].some(([stem, source]) => known.get(stem) !== source)) setKnown(new Map([...known, ...photos]));
  return known;
}

/** Replaces unpublished drawings and photos by `data:` URLs. */
function withFiles(preview: PagePreview, photos: LocalPhotos): PagePreview {
  const page = replaceBlocks(preview.page, (block) => {
    const { photo, ...rest } = block as { photo?: { stem: string }; src?: string; elevation?: string };
    const local = photo && photos.get(photo.stem);
    if (local !== undefined) return { ...rest, src: local };
    const svg = preview.drawings.get(rest.src ?? rest.elevation ?? '');
    const drawn = svg !== undefined && `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return drawn ? { ...block, [rest.src === undefined ? 'elevation' : 'src']: drawn } : undefined;
  });
  return { ...preview, page };
}
