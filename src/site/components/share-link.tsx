import styled from '@emotion/styled';
import { useState } from 'react';
import { media, space } from '../theme.ts';
import { Button } from './button.ts';
import { useHydrated } from './use-hydrated.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  ${media.noScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** Copies the address of the page, and opens the system's share sheet where there is one. */
export function ShareLink({ title }: { title: string }) {
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(location.href).then(
      () => setOutcome('Link copied'),
      // Not allowed here: then the address bar is the way.
      () => setOutcome('Copy it from the address bar'),
    );
  };
  const share = () => {
    // The visitor may close the sheet: that is no failure.
    navigator.share({ title, url: location.href }).catch(() => undefined);
  };
  return (
    <Ways>
      <Button type="button" onClick={copy}>
        {outcome || 'Copy link'}
      </Button>
      {hydrated && 'share' in navigator && (
        <Button type="button" onClick={share}>
          Share
        </Button>
      )}
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </Ways>
  );
}
