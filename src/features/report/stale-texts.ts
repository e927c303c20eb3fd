import { step, textsOfPage, type PageText } from './page-texts.ts';
import type { StaleText } from './report.ts';
import { pageName, type Side, type SidePage } from './side.ts';

/** One way of writing dashes and spaces: texts have those of typography. */
const plain = (text: string) => text.replaceAll(/\s*[\u2010-\u2015\u2212-]\s*/g, '-').replaceAll(/\s+/g, ' ');

/** How many characters of a text stand before what is stale in it. */
const leadIn = 60;

/**
 * Texts that still say what a change has changed: the name of a page that is gone or renamed, on any page, and a figure
 * as it was, on its own page.
 * @param pages those of before; `page` is what became of one
 */
export function findStaleTexts(pages: readonly { former: SidePage; page?: SidePage }[], after: Side): StaleText[] {
  const names = new Set(after.pages.map(pageName));
  const goneNames = pages.map(({ former }) => pageName(former)).filter((name) => name.length > 2 && !names.has(name));
  const oldFigures = new Map(
    pages.flatMap(({ former, page }) => (page ? [[page.path, figuresGone(former, page)]] : [])),
  );
  const find = (place: Pick<StaleText, 'path' | 'file'>, texts: readonly PageText[], named: string): StaleText[] => {
    const stale = texts.filter(({ text, figure }) => figure === undefined && placeIn(plain(text), plain(named)) >= 0);
    // A summary is often the start of another text.
    const whole = stale.filter(
      ({ text }) => !stale.some(({ text: longer }) => longer !== text && longer.startsWith(text)),
    );
    return whole.map(({ where, text }) => {
      const at = placeIn(plain(text), plain(named));
      const start = at > leadIn ? text.lastIndexOf(' ', at - leadIn) + 1 : 0;
      return { ...place, where: where.join(step), text: `${start > 0 ? '…' : ''}${text.slice(start)}`, named };
    });
  };
  const staleTexts = after.pages.flatMap((page) => {
    const { path, file, data } = page;
    const named = new Set([...goneNames, ...(oldFigures.get(path) ?? [])]);
    const texts = named.size > 0 ? [{ where: ['summary'], text: data.head.description }, ...textsOfPage(page)] : [];
    return [...named].flatMap((name) => find({ path, file }, texts, name));
  });
  const inSheets = after.sheets.flatMap(({ file, description }) =>
    goneNames.flatMap((name) => find({ path: '', file }, [{ where: ['description'], text: description }], name)),
  );
  staleTexts.push(...inSheets);
  return [...new Map(staleTexts.map((stale) => [`${stale.text} ${stale.named}`, stale])).values()];
}

/** Where a name or figure stands in a text, between other words; -1 if it does not. */
function placeIn(text: string, named: string): number {
  const at = text.indexOf(named);
  const around = [text[at - 1], text[at + named.length]];
  return around.some((sign) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)) ? -1 : at;
}

/** Values with a unit that a page no longer has. */
function figuresGone(former: SidePage, page: SidePage): string[] {
  const [old, now] = [former, page].map((version) => textsOfPage(version).flatMap(({ figure }) => figure ?? []));
  return (old ?? []).filter((figure) => /\d.*\p{L}/u.test(figure) && !now?.includes(figure));
}
