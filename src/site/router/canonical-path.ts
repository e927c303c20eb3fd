/**
 * The canonical spelling of the address of a page that was not found: "/TRADEFAIRS/" → "/Tradefairs".
 * @param irregular the canonical paths that are not in small letters throughout
 * @returns undefined when the address can't be another spelling of a page
 */
export function canonicalPath(pathname: string, irregular: readonly string[]): string | undefined {
  const small = (pathname.replace(/\/+$/, '') || '/').toLowerCase();
  const canonical = irregular.find((path) => path.toLowerCase() === small) ?? small;
  return canonical === pathname ? undefined : canonical;
}
