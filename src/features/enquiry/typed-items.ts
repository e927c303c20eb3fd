import { isQuantity, type AskedItem } from '../../enquiry/contract/items.ts';
import { normalizeName } from '../../text/names.ts';

/** What can be asked for, by one of its names; lines by the name of each size. */
export type NamedPage = Pick<AskedItem, 'name' | 'page'>;

/** `2 BLT150`, `2 × BLT150` */
const countBefore = /^(\d{1,3})\s*[x×]?\s+(.+)$/i;
/** `BLT150 × 2`, `BLT150 x2` */
const countBehind = /^(.+?)\s*[x×]\s*(\d{1,3})$/i;

const pathOf = ({ page }: NamedPage) => page.split('?')[0];

/** A page by its whole name, else by the beginning of a name that no other page has. */
function findPage(pages: readonly NamedPage[], text: string): NamedPage | undefined {
  const asked = normalizeName(text);
  const named = pages.find(({ name }) => normalizeName(name) === asked);
  if (named || asked === '') return named;
  const [first, ...others] = pages.filter(({ name }) => normalizeName(name).startsWith(asked));
  return first && others.every((other) => pathOf(other) === pathOf(first)) ? first : undefined;
}

/**
 * Reads what a visitor types or pastes, as `2 BLT150, Strip Cutter × 3`.
 * @returns the pages that are meant with their quantity, and the parts that name none
 */
export function readTypedItems(pages: readonly NamedPage[], text: string) {
  const items: (NamedPage & { quantity: number })[] = [];
  const unknown: string[] = [];
  for (const part of text.split(/[,;\n]/).map((typed) => typed.trim())) {
    if (part === '') continue;
    const [, before, nameBehind = ''] = countBefore.exec(part) ?? [];
    const [, nameBefore = '', behind] = countBehind.exec(part) ?? [];
    const whole = findPage(pages, part);
    const page = whole ?? findPage(pages, nameBehind) ?? findPage(pages, nameBefore);
    const quantity = Number(whole ? 1 : (before ?? behind));
    if (page && isQuantity(quantity)) items.push({ ...page, quantity });
    else unknown.push(part);
  }
  return { items, unknown };
}
