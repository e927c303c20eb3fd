import styled from '@emotion/styled';
import { useShell } from '../shell.ts';
import { colour, font, media, size } from '../theme.ts';

/** In forced colours it has its own background. */
const Mark = styled.img`
  display: block;
  width: auto;
  max-width: 100%;
  height: 36px;
  object-fit: contain;
  &[data-recoloured] {
    filter: brightness(0) invert(1);
  }
  ${media.forcedColours} {
    background: ${colour.ink};
    forced-color-adjust: none;
    &[data-recoloured] {
      background: ${colour.paper};
      filter: none;
    }
  }
`;

const Name = styled.span`
  color: ${colour.onInk};
  display: flex;
  align-items: center;
  min-height: 36px;
  font-size: ${size.h3};
  font-weight: ${font.weight.bold};
`;

/** The logo for dark grounds: its light variant, else the logo in white, else the brand's name. */
export function BrandLogo({ lazy = false }: { lazy?: boolean }) {
  const { brand } = useShell();
  const logo = brand.logoOnInk ?? brand.logo;
  if (!logo) return <Name>{brand.name}</Name>;
  const { src, width, height } = logo;
  return (
    <Mark
      src={src}
      width={width}
      height={height}
      alt={brand.name}
      decoding="async"
      {...(lazy ? { loading: 'lazy' as const } : {})}
      data-recoloured={brand.logoOnInk ? undefined : ''}
    />
  );
}
