import { pathsByKind } from '#generated/paths.gen.ts';

/**
 * The canonical spelling of an address: "/TRADEFAIRS/" → "/Tradefairs".
 * @returns undefined when no page answers to it in any letter case
 */
export function canonicalPath(pathname: string): string | undefined {
  const wanted = (pathname.replace(/\/+$/, '') || '/').toLowerCase();
  return Object.values(pathsByKind)
    .flatMap((paths) => paths.split(' '))
    .find((path) => path.toLowerCase() === wanted);
}
