import { ButtonLink, ButtonAnchor } from '../../ui/links/button.ts';
import { HeaderLinks, PageHeader } from '../../ui/layout/page-header.tsx';
import { usePart } from '../../ui/hooks/after-hydration.ts';
import { useHome, useShell } from '../../ui/shell.ts';
import styled from '@emotion/styled';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LoadError, reloadOnce } from '../../ui/load-chunk.ts';
import { font } from '../../ui/theme.ts';
import { fill } from '../../catalogue/words.ts';

const loadNearest = () => import('../../features/search/nearest-pages.tsx');

/** 404 page with links to the products, the search and the enquiry form. */
export function NotFoundPage() {
  const { enquiry, notFound, products, search, words } = useShell();
  const nearest = usePart(true, 'nearest-pages', loadNearest);
  return (
    <PageHeader crumbs={[]} eyebrow="404" heading={notFound.title} lead={notFound.text}>
      <HeaderLinks>
        <ButtonLink to={products.to}>{words.links.products}</ButtonLink>
        <ButtonLink to={search.to}>{search.label}</ButtonLink>
        <ButtonLink to={enquiry.path}>{words.links.enquire}</ButtonLink>
        <ButtonLink to={useHome()}>{words.links.home}</ButtonLink>
      </HeaderLinks>
      {nearest && <nearest.NearestPages />}
    </PageHeader>
  );
}

const Message = styled.p`
  font-weight: ${font.weight.medium};
`;

/**
 * Error page: names the part that failed to load; other errors go to the console. A failed load first reloads the
 * page. The ways out are plain links, since the router may be broken.
 */
export function FailurePage({ error }: ErrorComponentProps) {
  const { failure, enquiry, words } = useShell();
  const home = useHome();
  const [reloading] = useState(() => error instanceof LoadError && reloadOnce());
  useEffect(() => {
    if (reloading) return;
    console.error(error);
    document.title = failure.title;
  }, [error, reloading, failure.title]);
  if (reloading) return null;
  return (
    <PageHeader crumbs={[]} heading={failure.title} lead={failure.text}>
      {error instanceof LoadError && (
        <Message role="alert">{fill(words.errors[error.kind], { name: error.part })}</Message>
      )}
      <HeaderLinks>
        <ButtonAnchor look="secondary" href={home}>
          {words.links.home}
        </ButtonAnchor>
        <ButtonAnchor look="secondary" href={enquiry.path}>
          {words.links.enquire}
        </ButtonAnchor>
      </HeaderLinks>
    </PageHeader>
  );
}
