import { ButtonLink } from '../../ui/links/button.ts';
import { HeaderLinks, PageHeader } from '../../ui/layout/page-header.tsx';
import { usePart } from '../../ui/hooks/use-part.ts';
import { useShell } from '../../ui/shell.tsx';

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
        <ButtonLink to="/">{words.links.home}</ButtonLink>
      </HeaderLinks>
      {nearest && <nearest.NearestPages />}
    </PageHeader>
  );
}
