import { startTransition, useEffect, useState } from 'react';

/**
 * A hook for what one of the site's JSON files holds: undefined while it is on its way, `failed` when it did not
 * arrive. It is fetched once for all visits of the page; after a failure the next visit tries again.
 * @param prepare what `open` needs besides: it comes at the same time
 * @returns the hook; with `false` it waits until the content is wanted
 */
export function fetchedOnce<File, Content, Tool = void>(
  address: string,
  open: (file: File, tool: Tool) => Content,
  prepare?: () => Promise<Tool>,
): (isWanted?: boolean) => Content | 'failed' | undefined {
  let fetched: Promise<Content> | undefined;
  const fetchContent = async () => {
    const [response, tool] = await Promise.all([fetch(address), prepare?.()]);
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    return open((await response.json()) as File, tool as Tool);
  };
  return function useFetchedOnce(isWanted = true) {
    const [content, setContent] = useState<Content | 'failed'>();
    useEffect(() => {
      if (!isWanted) return undefined;
      let isGone = false;
      fetched ??= fetchContent();
      fetched.then(
        // As a transition, since what comes may be hundreds of cards.
        (loaded) => isGone || startTransition(() => setContent(() => loaded)),
        () => {
          fetched = undefined;
          if (!isGone) setContent('failed');
        },
      );
      return () => {
        isGone = true;
      };
    }, [isWanted]);
    return content;
  };
}
