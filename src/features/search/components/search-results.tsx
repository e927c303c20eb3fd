import styled from '@emotion/styled';
import { useDeferredValue, useState } from 'react';
import { fill } from '../../../catalogue/words.ts';
import type { HitGroup } from '../open-search.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { colour, labelText, size, space, wrapRow } from '../../../ui/theme.ts';
import { TextButton } from '../../../ui/links/button.ts';
import { HitLine } from './hit.tsx';
import { answerLabel, type OpenedSearch } from './use-search.ts';

const Count = styled.p`
  font-size: ${size.h4};
`;
const Group = styled.section`
  max-width: 860px;
  h2 {
    ${labelText}
    padding-bottom: ${space.x1};
    border-bottom: 2px solid ${colour.ink};
    color: ${colour.primary};
  }
  li {
    border-bottom: 1px solid ${colour.line};
  }
  a {
    ${wrapRow(`0 ${space.x2}`)}
    min-height: 56px;
    padding: 6px 0;
    line-height: 1.35;
    text-decoration: none;
    color: ${colour.ink};
  }
  a:hover strong {
    color: ${colour.primary};
  }
`;

/** Hits of a kind shown before "Show more". */
const hitsAtOnce = 10;

function Hits({ group: { kind, label, hits }, showMore }: { group: HitGroup; showMore: string }) {
  const [count, setCount] = useState(hitsAtOnce);
  return (
    <Group aria-labelledby={`hits-${kind}`}>
      <h2 id={`hits-${kind}`}>{label}</h2>
      <ul>
        {hits.slice(0, count).map((hit) => (
          <li key={`${hit.to} ${hit.title}`}>
            <AppLink to={hit.to}>
              <HitLine hit={hit} />
            </AppLink>
          </li>
        ))}
      </ul>
      {hits.length > count && (
        <TextButton type="button" onClick={() => setCount(count + 5 * hitsAtOnce)}>
          {fill(showMore, { count: hits.length - count })}
        </TextButton>
      )}
    </Group>
  );
}

interface SearchResultsProps {
  search: OpenedSearch | 'failed' | undefined;
  query: string;
  /** Text while loading. */
  loading: string;
}

/** All hits by kind; if no page has all words, similar names. */
export function SearchResults({ search, query: now, loading }: SearchResultsProps) {
  const query = useDeferredValue(now);
  if (query === '' || search === 'failed') return null;
  if (!search) return <Count role="status">{loading}</Count>;
  const answer = search.ask(query);
  return (
    <>
      <Count role="status">{answerLabel(search, query, answer)}</Count>
      {answer.groups.map((group) => (
        <Hits key={`${query} ${group.kind}`} group={group} showMore={search.words.showMore} />
      ))}
    </>
  );
}
