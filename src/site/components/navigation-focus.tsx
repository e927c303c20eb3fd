import styled from '@emotion/styled';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const Announcement = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

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
  return <Announcement role="status">{title}</Announcement>;
}
