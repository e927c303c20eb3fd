import { useEffect, useState } from 'react';

/**
 * A hook for what one of the site's JSON files holds: undefined while it is on its way, `failed` when it did not
 * arrive. It is fetched once for all visits of the page; after a failure the next visit tries again.
 */
export function fetchedOnce<File, Content>(
  address: string,
  open: (file: File) => Content,
): () => Content | 'failed' | undefined {
  let fetched: Promise<Content> | undefined;
  const fetchContent = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    return open((await response.json()) as File);
  };
  return function useFetchedOnce() {
    const [content, setContent] = useState<Content | 'failed'>();
    useEffect(() => {
      let isGone = false;
      fetched ??= fetchContent();
      fetched.then(
        (loaded) => isGone || setContent(() => loaded),
        () => {
          fetched = undefined;
          if (!isGone) setContent('failed');
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    return content;
  };
}
