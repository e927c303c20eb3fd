import styled from '@emotion/styled';
import type { Picture } from '../../catalogue/page-data.ts';

const Img = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`;

export interface ImageProps {
  picture: Picture;
  /** The page's main picture is fetched at once, all others when they come near. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** A picture with its size, so that nothing shifts while it loads. */
export function Image({ picture, eager, className }: ImageProps) {
  return (
    <Img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      className={className}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
