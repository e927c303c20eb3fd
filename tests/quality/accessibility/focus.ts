import type { Page } from '@playwright/test';

/** More than the tab stops of any page. */
const maxPresses = 600;

/**
 * Tabs through a page to its end and back.
 * @returns the number of tab stops, and the problems, one per line
 */
export async function walkFocus(page: Page): Promise<{ stops: number; problems: string[] }> {
  const problems = new Set<string>();
  let stops = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<number>();
    for (let presses = 0; ; presses += 1) {
      await page.keyboard.press(key);
      const { mark, name, problems: found } = await readFocus(page);
      // After the last stop the focus leaves the page or wraps around.
      if (mark === undefined || seen.has(mark)) break;
      seen.add(mark);
      for (const problem of found) problems.add(`${name} ${problem} (${key})`);
      if (presses > maxPresses) {
        problems.add(`${name}: the Tab key comes to no end`);
        break;
      }
    }
    stops = Math.max(stops, seen.size);
  }
  return { stops, problems: [...problems] };
}

/** Minimum sizes of targets, and of the main controls, in CSS pixels (WCAG 2.5.8; 2.5.5). */
const sizes = { target: 24, action: 44 } as const;

interface Focused {
  /** A number that identifies the focused element; undefined when nothing has the focus. */
  mark: number | undefined;
  name: string;
  problems: string[];
}

/** Reads the focused element and its problems: off-screen, covered, no visible focus indicator, or too small. */
async function readFocus(page: Page): Promise<Focused> {
  return page.evaluate(async ({ target, action }) => {
    // Wait two frames: the focus may scroll the page or slide in a link.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const marks = ((window as unknown as { focusMarks?: Element[] }).focusMarks ??= []);
    const element = document.activeElement;
    if (!(element instanceof Element) || element === document.body) return { mark: undefined, name: '', problems: [] };
    if (!marks.includes(element)) marks.push(element);
    const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const problems: string[] = [];
    const own = element.getBoundingClientRect();
    // For a visually hidden field, check its label.
    const label = element instanceof HTMLInputElement ? (element.closest('label') ?? element.labels?.[0]) : undefined;
    const box = label && own.width < 8 ? label.getBoundingClientRect() : own;
    const isLarge = box.height > innerHeight / 2;
    if (box.width === 0 || box.height === 0) problems.push('has no size');
    else if (box.left < -1 || box.right > innerWidth + 1) problems.push('reaches out of the window sideways');
    else if (isLarge ? box.bottom < 0 || box.top > innerHeight : box.top < -1 || box.bottom > innerHeight + 1) {
      problems.push('is not wholly in the window');
    } else {
      const x = (box.left + box.right) / 2;
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const heights = isLarge ? [(top + bottom) / 2] : [top + 2, (top + bottom) / 2, bottom - 2];
      const cover = heights
        .map((y) => document.elementFromPoint(x, y))
        .find((one) => !one || !(element.contains(one) || one.contains(element) || label?.contains(one)));
      if (cover !== undefined) problems.push(`is covered by ${cover?.outerHTML.slice(0, 80) ?? 'nothing'}`);
    }
    const marked = [
      element,
      ...(label ? [label, ...label.querySelectorAll('*')] : []),
      element.nextElementSibling,
    ].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!marked) problems.push('has no ring');
    const style = getComputedStyle(element);
    const isInText =
      style.display === 'inline' && element.parentElement?.textContent.trim() !== element.textContent?.trim();
    // A link whose `::after` covers its card can be clicked anywhere on the card.
    const spread = getComputedStyle(element, '::after');
    const isSpread = spread.content !== 'none' && spread.position === 'absolute';
    // A small field can be clicked through its label.
    const hit = (own.width < target || own.height < target ? label : undefined)?.getBoundingClientRect() ?? own;
    const isControl = element.matches('a[href], button, input, select, textarea, summary');
    if (isControl && !isInText && !isSpread && (hit.width < target - 0.5 || hit.height < target - 0.5)) {
      problems.push(`is ${Math.round(hit.width)}×${Math.round(hit.height)} px, less than ${target}`);
    }
    // The main controls: filled buttons and links, and submit buttons.
    const isFilled =
      element.matches('a, button') && style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.display !== 'inline';
    if ((isFilled || element.matches('[type="submit"]')) && box.height < action - 0.5) {
      problems.push(`is ${Math.round(box.height)} px high, less than ${action}`);
    }
    return { mark: marks.indexOf(element), name, problems };
  }, sizes);
}
