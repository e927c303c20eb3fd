import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { wantsCalm } from '../../ui/hooks/elements.ts';
import { useShell } from '../../ui/shell.ts';
import { colour, layout, media, motion, space, hidden } from '../../ui/theme.ts';

const Button = styled.button`
  position: fixed;
  inset-inline-end: ${space.gutter};
  bottom: ${space.x3};
  z-index: 40;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding-top: 6px;
  border: 1px solid ${colour.lineOnInk};
  border-radius: ${layout.radius};
  background: ${colour.ink};
  color: ${colour.onInk};
  transition:
    opacity ${motion.quick},
    visibility ${motion.quick},
    transform ${motion.quick};
  &:hover {
    background: ${colour.primary};
  }
  &::before {
    content: '';
    width: 12px;
    height: 12px;
    border: solid currentColor;
    border-width: 2px 0 0 2px;
    transform: rotate(45deg);
  }
  &[data-visible='false'] {
    visibility: hidden;
    opacity: 0;
    transform: translateY(${space.x1});
  }
  ${media.phone} {
    inset-inline-end: ${space.x1};
    bottom: calc(${layout.barHeight} + ${space.x1} + env(safe-area-inset-bottom, 0px));
    width: 44px;
    height: 44px;
  }
  ${hidden.inert}
`;

/** Scrolls to the top and moves the focus there, so that the next Tab does not continue at the end. */
function goToTop(): void {
  window.scrollTo({ top: 0, behavior: wantsCalm() ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Back-to-top button, shown beyond the site's scroll threshold (200 px). */
export function BackToTop() {
  const { constants, words } = useShell();
  const { scrollToTopAfter } = constants;
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const update = () => setVisible(window.scrollY > scrollToTopAfter);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [scrollToTopAfter]);
  return (
    <Button type="button" aria-label={words.page.toTop} data-back-to-top="" data-visible={visible} onClick={goToTop} />
  );
}
