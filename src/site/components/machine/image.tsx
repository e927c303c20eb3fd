import styled from '@emotion/styled';
import type { Picture } from '../../../catalogue/page-data.ts';
import { photoFormats, sourceSet } from '../../../catalogue/media/photos.ts';

const Img = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`;
/** The parts of a `<picture>` stand where the `<img>` alone would. */
const Formats = styled.picture`
  display: contents;
  source {
    display: none;
  }
`;
/**
 * A photo keeps the place that its picture was given, whatever its own shape is, and its blurred stand-in lies below
 * it.
 */
const PhotoImg = styled(Img, { shouldForwardProp: (name) => name !== 'blurred' && name !== 'ratio' })<{
  ratio: string;
  blurred: string | undefined;
}>`
  aspect-ratio: ${({ ratio }) => ratio};
  object-fit: contain;
  ${({ blurred }) => blurred && `background: url("${blurred}") center / contain no-repeat;`}
`;

export interface ImageProps {
  picture: Picture;
  /** The page's main picture is fetched at once, all others when they come near. */
  eager?: boolean | undefined;
  className?: string | undefined;
  /**
   * How wide it is shown, as in the `sizes` of HTML, for the choice among a photo's files; the picture's own width
   * without it.
   */
  sizes?: string | undefined;
  /** Only a picture that is shown at once is worth waiting for. */
  decoding?: 'sync' | 'async' | undefined;
  draggable?: boolean | undefined;
}

/**
 * A picture with its size, so that nothing shifts while it loads; a photo in the format and width that suit the screen.
 */
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
        ratio={`${width} / ${height}`}
        blurred={photo.placeholder}
      />
    </Formats>
  );
}
