/** What Typst writes and what stands in its place: the same number of bytes, so that no offset in the file changes. */
const direction = '    /Direction /L2R\n  >>';
const title = '/DisplayDocTitle true\n>>';

/**
 * The same PDF, whose readers show its title in place of its file's name (WCAG technique PDF18). Left to right, which
 * gives way, is what readers assume. Throws when the engine writes its preferences in another way.
 */
export function showTitle(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf);
  const at = bytes.lastIndexOf(`/ViewerPreferences <<\n${direction}`);
  if (at < 0) throw new Error('The PDF has no viewer preferences in the form that Typst 0.14 gives them');
  bytes.write(title, bytes.indexOf(direction, at), 'latin1');
  return bytes;
}
