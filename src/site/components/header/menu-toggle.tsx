import styled from '@emotion/styled';
import { colour, focusRingOnInk, media, motion } from '../../theme.ts';
import { ListMarkPlace } from './list-mark-place.tsx';
import { panelId, toggleId, type Menu } from './use-menu.ts';
import { useWords } from '../../frame/shell.tsx';

const Button = styled.button`
  position: relative;
  display: block;
  width: 48px;
  height: 48px;
  margin-inline-end: -12px;
  padding: 0;
  border: 0;
  background: none;
  color: ${colour.onInk};
  cursor: pointer;
  &:focus-visible {
    ${focusRingOnInk}
  }
  span {
    position: absolute;
    inset-inline-start: 12px;
    top: 23px;
    width: 24px;
    height: 2px;
    background: currentColor;
    transition: transform ${motion.quick};
    ${media.forced} {
      background: ButtonText;
    }
  }
  span:nth-of-type(1) {
    transform: translateY(-7px);
  }
  span:nth-of-type(3) {
    transform: translateY(7px);
  }
  &[aria-expanded='true'] {
    span:nth-of-type(1) {
      transform: rotate(45deg);
    }
    span:nth-of-type(2) {
      transform: scaleX(0);
    }
    span:nth-of-type(3) {
      transform: rotate(-45deg);
    }
  }
  ${media.desk} {
    display: none;
  }
  ${media.noScript} {
    display: none;
  }
`;

/** Opens and closes the panel of small screens. */
export function MenuToggle({ menu }: { menu: Menu }) {
  const { panelOpen } = menu.state;
  const { openMenu, closeMenu } = useWords().page;
  return (
    <Button
      type="button"
      id={toggleId}
      aria-label={panelOpen ? closeMenu : openMenu}
      aria-expanded={panelOpen}
      aria-controls={panelId}
      onClick={() => menu.dispatch({ type: 'toggle-panel' })}
    >
      <span />
      <span />
      <span />
      {!panelOpen && <ListMarkPlace isSaid={false} />}
    </Button>
  );
}
