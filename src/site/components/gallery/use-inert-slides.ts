import { useEffect, useRef } from 'react';

function markSlides(box: HTMLElement): void {
  for (const slide of box.querySelectorAll<HTMLElement>('.slick-slide')) {
    slide.inert = slide.getAttribute('aria-hidden') === 'true';
  }
}

/**
 * Makes the slides that react-slick has out of view inert: it only hides them from screen readers.
 * @returns the ref of an element around the slider
 */
export function useInertSlides() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    markSlides(element);
    const observer = new MutationObserver(() => markSlides(element));
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  return box;
}
