const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands between tags or in the quotes of an attribute. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A value as JSON that can stand inside a `<script>`. */
export const embed = (value: unknown): string => embedJson(JSON.stringify(value));

/** Looked for one by one, which takes far less than the pattern: hardly any page has one. */
const unsafe = ['<', '\u2028', '\u2029'];

/** JSON as it can stand inside a `<script>`: no `<` that could end it, no line separators. */
export const embedJson = (json: string): string =>
  unsafe.some((sign) => json.includes(sign))
    ? json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : json;
