import styled from '@emotion/styled';
import type { Picture } from '../../catalogue/shown/parts.ts';
import { photoFormats, sourceSet } from '../../catalogue/media/photos.ts';

const Img = styled.img`
  display: block;
  height: auto;
`;
/** `display: contents`, so that the `<img>` is laid out as if it had no `<picture>`. */
const Formats = styled.picture`
  display: contents;
  source {
    display: none;
  }
`;
/** A photo fills its box whatever its shape; its blurred placeholder lies below it. */
const PhotoImg = styled(Img)<{ $ratio: string; $blurred: string | undefined }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  object-fit: contain;
  ${({ $blurred }) => $blurred && `background: url("${$blurred}") center / contain no-repeat;`}
`;

interface ImageProps {
  picture: Picture;
  /** Loads eagerly: the page's main picture. All others load lazily. */
  eager?: boolean | undefined;
  className?: string | undefined;
  /** `sizes` for the choice among a photo's files; default: the picture's own width. */
  sizes?: string | undefined;
  /** `sync` only for a picture that is shown at once. */
  decoding?: 'sync' | 'async' | undefined;
  draggable?: boolean | undefined;
}

/** A picture with its size, so that nothing shifts while it loads; photos in several formats and widths. */
export function Image({ picture, eager, className, sizes, decoding = 'async', draggable }: ImageProps) {
  const { src, width, height, alt, photo } = picture;
  const common = {
    src,
    width,
    height,
    alt,
    className,
    decoding,
    draggable,
    ...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  };
  if (!photo) return <Img {...common} />;
  const shown = sizes ?? `${width}px`;
  const { avif, webp } = photoFormats;
  return (
    <Formats>
      <source type={avif} srcSet={sourceSet(photo, 'avif')} sizes={shown} />
      {photo.formats?.includes('webp') === false ? null : (
        <source type={webp} srcSet={sourceSet(photo, 'webp')} sizes={shown} />
      )}
      <PhotoImg
        {...common}
        srcSet={sourceSet(photo, 'jpg')}
        sizes={shown}
        $ratio={`${width} / ${height}`}
        $blurred={photo.placeholder}
      />
    </Formats>
  );
}
