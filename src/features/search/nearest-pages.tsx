import styled from '@emotion/styled';
import { AppLink } from '../../ui/app-link.tsx';
import { font, size, space } from '../../ui/theme.ts';
import { useLocation } from '@tanstack/react-router';
import { HitPicture } from './components/hit.tsx';
import { useSearch } from './components/use-search.ts';

const Nearest = styled.section`
  margin-top: ${space.x4};
  h2 {
    margin: 0 0 ${space.x1};
    font-size: ${size.h4};
  }
  ul {
    display: grid;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.x2};
    min-height: 56px;
    font-weight: ${font.weight.semibold};
  }
`;

const maxOffered = 3;

/** Shorter words (`of`, `in`) are ignored. */
const shortestWord = 3;

/** Words of a path: `/tyre-cuting` → `tyre cuting`. */
function wordsOf(path: string): string {
  try {
    const words = decodeURIComponent(path).split(/[-_/.+\s]+/);
    return words.filter((word) => word.length >= shortestWord || /\d/.test(word)).join(' ');
  } catch {
    return '';
  }
}

/** Pages with names similar to the unknown address; nothing when none is similar. */
export function NearestPages() {
  const query = wordsOf(useLocation({ select: ({ pathname }) => pathname }));
  const search = useSearch();
  if (!search || search === 'failed' || query === '') return null;
  // Features are sentences, which share a word with any address.
  const groups = search.ask(query, { inNames: true }).groups.filter(({ kind }) => kind !== 'feature');
  const hits = groups.flatMap((group) => group.hits);
  const pages = [...new Map(hits.map((hit) => [hit.to, hit])).values()].slice(0, maxOffered);
  if (pages.length === 0) return null;
  return (
    <Nearest aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">{search.words.nearest}</h2>
      <ul>
        {pages.map(({ to, title, drawing }) => (
          <li key={to}>
            <AppLink to={to}>
              <HitPicture drawing={drawing} />
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </Nearest>
  );
}
