import { chosenUnits } from '../units/use-units.ts';
import { fill, type Words } from '../../../catalogue/words.ts';

/**
 * The page's address as it shall be passed on: what is chosen on it stands in the query, the units of its figures too.
 */
function pageAddress(): string {
  const { origin, pathname, search } = location;
  const others = search
    .slice(1)
    .split('&')
    .filter((field) => field !== '' && !field.startsWith('units='));
  const units = document.querySelector('[data-units]') ? chosenUnits.get() : 'given';
  const fields = [...others, ...(units === 'given' ? [] : [`units=${units}`])];
  return origin + pathname + (fields.length > 0 ? `?${fields.join('&')}` : '');
}

/** Where the page's address is sent on: the visitor's mail program, and WhatsApp. */
export function sendLinks(subject: string): { email: string; whatsapp: string } {
  const address = pageAddress();
  return {
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${subject}\n${address}`)}`,
  };
}

/** Copies the page's address. @returns what became of it, for the visitor */
export async function copyLink({ copied, copyByHand }: Words['share']): Promise<string> {
  try {
    await navigator.clipboard.writeText(pageAddress());
    return copied;
  } catch {
    // No clipboard, or not allowed: then the visitor copies it by hand.
    return fill(copyByHand, { link: pageAddress() });
  }
}

/** Opens the system's share sheet with the page. @returns what is to be said: nothing, unless there is no sheet */
export async function shareLink(words: Words['share']): Promise<string> {
  try {
    await navigator.share({ title: document.title, url: pageAddress() });
    return '';
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return copyLink(words);
  }
}
