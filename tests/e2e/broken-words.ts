import type { Page } from '@playwright/test';

/** Words that stand on two lines, in visible text. An address of a mailbox or website is no word: it breaks where its line ends. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent } = text;
      if (
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('dd, [href^="mailto:"]')?.matches('[href^="mailto:"], :has(> [href^="https:"])')
      )
        continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (lines.size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
