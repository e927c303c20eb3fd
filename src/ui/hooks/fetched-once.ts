import { startTransition, useEffect, useState } from 'react';
import { indexPath } from '../../catalogue/language-paths.ts';
import { useShell } from '../shell.ts';

/**
 * Makes a hook for the content of the search's or the finder's file in the language of the page: undefined while loading, `failed` after an error. It is fetched once and
 * there at once when a page is shown again, so that Back keeps its place; after a failure the next mount tries again.
 * @param prepare loads what `open` needs, in parallel
 * @returns the hook; its argument `false` postpones loading
 */
export function fetchedOnce<File, Content, Tool = void>(
  name: 'find' | 'search',
  open: (file: File, tool: Tool) => Content,
  prepare?: () => Promise<Tool>,
): (isWanted?: boolean) => Content | 'failed' | undefined {
  let fetched: Promise<Content> | undefined;
  let kept: Content | undefined;
  const fetchContent = async (language: string | undefined) => {
    const address = indexPath(name, language);
    const [response, tool] = await Promise.all([fetch(address), prepare?.()]);
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    return (kept = open((await response.json()) as File, tool as Tool));
  };
  return function useFetchedOnce(isWanted = true) {
    const language = useShell().languages?.own;
    const [content, setContent] = useState<Content | 'failed' | undefined>(() => kept);
    useEffect(() => {
      if (!isWanted) return undefined;
      let isGone = false;
      fetched ??= fetchContent(language);
      fetched.then(
        // A transition, since it may render hundreds of cards.
        (loaded) => isGone || startTransition(() => setContent(() => loaded)),
        () => {
          fetched = undefined;
          if (!isGone) setContent('failed');
        },
      );
      return () => {
        isGone = true;
      };
    }, [isWanted, language]);
    return content;
  };
}
