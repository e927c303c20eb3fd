import styled from '@emotion/styled';
import { useShell } from '../../frame/shell.tsx';
import { colour, media } from '../../theme.ts';

const Mark = styled.img`
  display: block;
  width: auto;
  height: 36px;
  &[data-recoloured] {
    filter: brightness(0) invert(1);
  }
  /* The ink around it goes: it brings the ground that it is made for. */
  ${media.forced} {
    background: ${colour.ink};
    forced-color-adjust: none;
    &[data-recoloured] {
      background: ${colour.paper};
      filter: none;
    }
  }
  ${media.print} {
    &,
    &[data-recoloured] {
      filter: brightness(0);
    }
  }
`;

/** The brand's logo for the ink of header and footer: its light variant, or else the logo itself in white. */
export function BrandLogo({ lazy = false }: { lazy?: boolean }) {
  const { brand } = useShell();
  const { src, width, height } = brand.logoOnInk ?? brand.logo;
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
