import styled from '@emotion/styled';
import { colour, font, media, onInk, size, space } from '../../ui/theme.ts';
import { goTo } from '../start/use-hash.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { useEditorWords } from './words.ts';

/** The dark bar at the top: where one is, and where to go back to. */
export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  display: flex;
  align-items: center;
  gap: ${space.x1};
  height: 64px;
  padding-inline: ${space.gutter};
  border-bottom: 3px solid ${colour.accent};
  ${onInk}
  ${media.phone} {
    padding-inline: ${space.half};
    gap: 0;
  }
  > a,
  > button:first-of-type {
    margin-inline-end: auto;
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space.half};
    min-width: 44px;
    min-height: 44px;
    padding: 0 ${space.x1};
    font-weight: ${font.weight.medium};
    white-space: nowrap;
    color: ${colour.onInk};
    &:disabled {
      color: ${colour.onInkMuted};
      opacity: 0.6;
      cursor: default;
    }
  }
  img {
    width: auto;
    height: 32px;
  }
  p {
    flex: 1;
    min-width: 0;
    padding-inline: ${space.x1};
    font-size: ${size.small};
    text-align: end;
    color: ${colour.onInkMuted};
  }
`;

/** Leads back to the start screen. */
export function BackButton() {
  const { panes } = useEditorWords();
  return (
    <button type="button" onClick={() => goTo('')}>
      <Icon size={18} strokeWidth="1.8" d="M11 3L5 9l6 6" />
      {panes.back}
    </button>
  );
}
