/** The page's address as it shall be passed on: what is chosen on it stands in the query. */
const pageAddress = () => location.href.replace(/#.*/, '');

/** Copies the page's address. @returns what became of it, for the visitor */
export async function copyLink(): Promise<string> {
  try {
    await navigator.clipboard.writeText(pageAddress());
    return 'Link copied';
  } catch {
    // No clipboard, or not allowed: then the visitor copies it by hand.
    return `Copy this link: ${pageAddress()}`;
  }
}

/** Opens the system's share sheet with the page. @returns what is to be said: nothing, unless there is no sheet */
export async function shareLink(): Promise<string> {
  try {
    await navigator.share({ title: document.title, url: pageAddress() });
    return '';
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return copyLink();
  }
}
