import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.ts';

/** After a navigation in the page, puts the focus at the new content and names it to screen readers. */
export function NavigationFocus() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        document.getElementById('main')?.focus({ preventScroll: true });
        setTitle(document.title);
      }),
    [router],
  );
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
