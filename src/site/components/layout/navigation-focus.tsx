import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isField } from '../hooks/is-field.ts';
import { VisuallyHidden } from './visually-hidden.ts';

/** After a navigation in the page, puts the focus at the new content and names it to screen readers. */
export function NavigationFocus() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        // Who has begun a search in the bar while the page was on its way goes on with it.
        if (!isField(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
        setTitle(document.title);
      }),
    [router],
  );
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
