const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands between tags or in the double quotes of an attribute. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
