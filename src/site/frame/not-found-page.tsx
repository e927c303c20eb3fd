import { ButtonLink } from '../components/links/button.ts';
import { HeaderLinks, PageHeader } from '../components/layout/page-header.tsx';
import { usePart } from '../components/hooks/use-part.ts';
import { useShell } from './shell.tsx';

const loadNearest = () => import('../components/search/nearest-pages.tsx');

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
