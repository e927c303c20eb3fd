import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { SearchPageData } from './search-page.ts';
import { Button, ButtonLink } from '../../ui/links/button.ts';
import { Row, WorkBand } from '../../ui/layout/container.ts';
import { Input } from '../../ui/links/control.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { NoScriptNote } from '../../ui/layout/prose.tsx';
import { searchFieldId } from './search-entry.tsx';
import { SearchResults } from './components/search-results.tsx';
import { useSearch } from './components/use-search.ts';
import { useNavigate } from '@tanstack/react-router';
import { useQueryField } from '../../ui/query.ts';
import { useAfterHydration } from '../../ui/hooks/after-hydration.ts';
import { space, hidden } from '../../ui/theme.ts';
import { fill } from '../../catalogue/words.ts';

const Form = styled.form`
  display: flex;
  gap: ${space.x1};
  max-width: 720px;
  margin-top: ${space.x1};
  input {
    flex: 1 1 0;
  }
  button {
    min-height: 52px;
  }
  ${hidden.noScript}
`;
const Body = styled(WorkBand)`
  display: grid;
  gap: ${space.x4};
  min-height: 40vh;
  align-content: start;
`;

/** Milliseconds without typing before the query is updated. */
const PAUSE = 300;

/** All results for the query in the address. */
export function SearchPage({ page }: { page: SearchPageData }) {
  const { path, words, ways, enquiry } = page;
  const navigate = useNavigate();
  const inAddress = useAfterHydration('', useQueryField('q') ?? '');
  // The typed text applies until the address changes by a link or Back.
  const [typed, setTyped] = useState({ text: '', address: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = typed.address === inAddress ? typed.text : inAddress;
  const query = text.trim();
  const [isBegun, begin] = useState(false);
  const search = useSearch(isBegun || query !== '');

  const write = (next: string) => {
    clearTimeout(timer.current);
    const address = next.trim();
    setTyped({ text: next, address });
    const href = address ? `${path}?q=${encodeURIComponent(address)}` : path;
    void navigate({ href, replace: true, resetScroll: false });
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro}>
        <Form
          role="search"
          action={path}
          onSubmit={(event) => {
            event.preventDefault();
            write(text);
          }}
        >
          <Input
            id={searchFieldId}
            name="q"
            type="search"
            aria-label={page.heading}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            value={text}
            onFocus={() => begin(true)}
            onChange={({ target: { value } }) => {
              setTyped({ text: value, address: inAddress });
              clearTimeout(timer.current);
              // Unless a result was chosen meanwhile.
              timer.current = setTimeout(() => location.pathname === path && write(value), PAUSE);
            }}
          />
          <Button type="submit">{words.button}</Button>
        </Form>
        <NoScriptNote>{words.noScript}</NoScriptNote>
      </PageHeader>
      <Body>
        {search === 'failed' && <p role="alert">{words.failed}</p>}
        <SearchResults search={search} query={query} loading={words.loading} />
        <Row as="p">
          {ways.map(({ to, label }) => (
            <ButtonLink key={to} to={to}>
              {label}
            </ButtonLink>
          ))}
          <ButtonLink
            to={enquiry.to}
            search={query ? `?message=${encodeURIComponent(fill(words.enquiry, { words: query }))}` : ''}
          >
            {enquiry.label}
          </ButtonLink>
        </Row>
      </Body>
    </>
  );
}
