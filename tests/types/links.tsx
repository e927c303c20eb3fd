/**
 * Compiled, never run (tests/editor/typed-paths.test.ts): what the type checker says about links, with the paths of the
 * frozen catalogue. Each `@ts-expect-error` fails the type check when the line below it is no error any more.
 */
import { getRouteApi, Link } from '@tanstack/react-router';
import { AppLink } from '../../src/ui/app-link.tsx';

export const right = [<Link key="1" to="/blt150" />, <Link key="2" to="/Rasper" />, <AppLink key="3" to="/blt150" />];

export const wrong = [
  // @ts-expect-error a path that does not exist
  <Link key="1" to="/blt151" />,
  // @ts-expect-error the wrong letter case
  <Link key="2" to="/rasper" />,
  // @ts-expect-error a path that does not exist
  <AppLink key="3" to="/blt151" />,
  // @ts-expect-error the wrong letter case
  <AppLink key="4" to="/tradefairs" />,
];

/** What a page is given is typed by its path. */
export function useTyped(): string[] {
  const model = getRouteApi('/blt150').useLoaderData();
  const fairs = getRouteApi('/Tradefairs').useLoaderData();
  // @ts-expect-error a page of fairs has no PDF sheet
  return [model.sheet, fairs.intro, fairs.sheet];
}
