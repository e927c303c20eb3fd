import styled from '@emotion/styled';
import { useDeferredValue, useState } from 'react';
import { fill } from '../../../catalogue/words.ts';
import type { HitGroup } from '../open-search.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { colour, coverLink, font, labelText, media, mutedText, size, space, touchTarget } from '../../../ui/theme.ts';
import { TextButton } from '../../../ui/links/button.ts';
import { FigureList } from '../../../ui/units/figure-list.tsx';
import { HitTitle } from './hit.tsx';
import { useShell } from '../../../ui/shell.ts';
import { answerLabel, type OpenedSearch } from './use-search.ts';

const Count = styled.p`
  font-size: ${size.h4};
`;
const Group = styled.section`
  h2 {
    ${labelText}
    padding-bottom: ${space.x1};
    border-bottom: 2px solid ${colour.ink};
    color: ${colour.primary};
  }
`;
/** Picture, name and figures; on phones the figures are below the name. Names align where some have no picture. */
const List = styled.ul`
  --picture: 80px;
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    gap: ${space.half} ${space.x2};
    padding-block: ${space.x1};
    border-bottom: 1px solid ${colour.line};
    line-height: 1.35;
  }
  &:has(img) li {
    grid-template-columns: var(--picture) minmax(0, 1fr);
    > :not(img) {
      grid-column: 2;
    }
  }
  li:has(dl) img {
    grid-row: span 2;
  }
  dl > div {
    padding: 0;
    border: 0;
  }
  img {
    width: var(--picture);
    height: auto;
    aspect-ratio: 15 / 14;
    object-fit: contain;
  }
  a {
    ${touchTarget}
    font-size: ${size.h4};
    font-weight: ${font.weight.semibold};
    text-decoration: none;
    color: ${colour.ink};
    ${coverLink}
  }
  li:hover a {
    color: ${colour.primary};
  }
  p {
    ${mutedText}
  }
  ${media.tablet} {
    --picture: 120px;
    &:has(img):has(dl) li {
      grid-template-columns: var(--picture) minmax(0, 2fr) minmax(0, 3fr);
      > dl {
        grid-column: 3;
      }
      img {
        grid-row: auto;
      }
    }
    &:has(img) li {
      gap: ${space.half} ${space.x4};
    }
  }
`;

/** Hits of a kind shown before "Show more". */
const hitsAtOnce = 10;

function Hits({ group: { kind, label, hits }, showMore }: { group: HitGroup; showMore: string }) {
  const [count, setCount] = useState(hitsAtOnce);
  return (
    <Group aria-labelledby={`hits-${kind}`}>
      <h2 id={`hits-${kind}`}>{label}</h2>
      <List>
        {hits.slice(0, count).map((hit) => (
          <li key={`${hit.to} ${hit.title}`}>
            {hit.drawing && <img src={hit.drawing} alt="" width={120} height={112} loading="lazy" decoding="async" />}
            <div>
              <AppLink to={hit.to} search={hit.search}>
                <HitTitle hit={hit} />
              </AppLink>
              {hit.note && <p>{hit.note}</p>}
            </div>
            {hit.figures && <FigureList figures={hit.figures} dense />}
          </li>
        ))}
      </List>
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
  const { language } = useShell();
  if (query === '' || search === 'failed') return null;
  if (!search) return <Count role="status">{loading}</Count>;
  const answer = search.ask(query);
  return (
    <>
      <Count role="status">{answerLabel(search, query, answer, language)}</Count>
      {answer.groups.map((group) => (
        <Hits key={`${query} ${group.kind}`} group={group} showMore={search.words.showMore} />
      ))}
    </>
  );
}
