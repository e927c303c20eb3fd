import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '../../site/components/layout/container.tsx';
import { colour, focusRingOnInk, font, space } from '../../site/theme.ts';
import { useSettings } from './words.tsx';

const Bar = styled.header`
  border-bottom: 3px solid ${colour.accent};
  background: ${colour.ink};
  color: ${colour.onInk};
`;
const Inner = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1} ${space.x3};
  min-height: 64px;
  max-width: none;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${colour.onInk};
    &:focus-visible {
      ${focusRingOnInk}
    }
  }
  img {
    display: block;
    width: auto;
    height: 32px;
  }
  p {
    margin: 0;
    font-weight: ${font.weight.medium};
    color: ${colour.onInkQuiet};
  }
`;

/** The bar at the top: whose editor it is. */
export function EditorBar({ children }: { children?: ReactNode }) {
  const { brand, words } = useSettings();
  return (
    <Bar>
      <Inner>
        <a href="/">{brand.logo === undefined ? brand.name : <img src={brand.logo} alt={brand.name} />}</a>
        {children ?? <p>{words.title}</p>}
      </Inner>
    </Bar>
  );
}
