import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { LatePart } from './late-part.ts';
import { atFirstSign } from '../visitor-signs.ts';
import { useHydrated } from './use-hydrated.ts';

/** Pixels around the window: what comes so near is loaded before it is seen. */
const NEAR = 600;

const controlsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('a[href], button, [tabindex]') ?? []),
];

/** What the visitor did to the server's markup, to be done to the part's own: the place of a control in the slot. */
interface Touched {
  focused: number;
  pressed: number;
  /** The key by which another tab was to be chosen. */
  key: string | undefined;
}

const untouched = (): Touched => ({ focused: -1, pressed: -1, key: undefined });

/**
 * Shows a late part. The server's markup stays as it is until a visitor who has given a sign comes near or touches it; a
 * control that has the focus by then keeps it, one that was pressed is pressed again, and a tab's key works late.
 */
export function LateSlot<Props extends object>({ part, props }: { part: LatePart<Props>; props: Props }) {
  const isFirst = !useHydrated();
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => part.component);
  const [keepsMarkup] = useState(isFirst && !Part);
  const box = useRef<HTMLDivElement>(null);
  const touched = useRef(untouched());

  useEffect(() => {
    const element = box.current;
    if (Part || !element) return undefined;
    let released = Promise.resolve();
    // A button that is exchanged between press and release gets no click.
    const hold = () => {
      released = new Promise((resolve) => {
        for (const end of ['pointerup', 'pointercancel'])
          addEventListener(end, () => setTimeout(resolve), { once: true });
      });
    };
    const load = () => {
      part.load().then(
        async (loaded) => {
          await released;
          touched.current.focused = controlsIn(element).indexOf(document.activeElement as HTMLElement);
          setPart(() => loaded);
        },
        // What was rendered can be read; the next sign of the visitor tries again.
        () => undefined,
      );
    };
    const press = ({ target }: Event) => {
      const button = (target as Element).closest('button');
      if (button) touched.current.pressed = controlsIn(element).indexOf(button);
      load();
    };
    const type = ({ key, target }: KeyboardEvent) => {
      if (/^(?:Arrow|Home|End)/.test(key) && (target as Element).matches('[role=tab]')) touched.current.key = key;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: `${NEAR}px` },
    );
    const stop = keepsMarkup ? atFirstSign(() => observer.observe(element)) : undefined;
    if (!keepsMarkup) load();
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('pointerdown', hold, { signal });
    element.addEventListener('focusin', load, { signal });
    element.addEventListener('click', press, { signal });
    element.addEventListener('keydown', type, { signal });
    return () => {
      stop?.();
      observer.disconnect();
      gone.abort();
    };
  }, [Part, part, keepsMarkup]);

  useLayoutEffect(() => {
    if (!Part || !keepsMarkup) return;
    const { focused, pressed, key } = touched.current;
    touched.current = untouched();
    const controls = controlsIn(box.current);
    controls[focused]?.focus({ preventScroll: true });
    controls[pressed]?.click();
    if (key) controls[focused]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, [Part, keepsMarkup]);

  if (Part) {
    return (
      <div key="part" ref={box}>
        <Part {...props} />
      </div>
    );
  }
  // React asks for no text of its own here, and leaves what it finds.
  return <div key="markup" ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
