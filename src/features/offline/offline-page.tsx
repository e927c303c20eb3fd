import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { OfflinePageData } from './offline-page.ts';
import { ButtonAnchor } from '../../ui/links/button.ts';
import { Container } from '../../ui/layout/container.ts';
import { HeaderLinks, PageHeader } from '../../ui/layout/page-header.tsx';
import { LinkList } from '../../ui/links/link-list.ts';
import { Section } from '../../ui/layout/section.tsx';
import { media } from '../../ui/theme.ts';
import { compareNames } from '../../text/language.ts';
import { cacheNames } from './contract.ts';

/** A page or PDF that is available offline. */
interface StoredFile {
  path: string;
  label: string;
}

/**
 * A document's title without the brand. Parses only the `<title>`: a whole document violates the content security
 * policy.
 */
function titleOf(html: string): string | undefined {
  const [tag = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(tag, 'text/html');
  return title.split(' | ').slice(0, -1).join(' – ') || undefined;
}

async function listStored(cacheName: string, labelOf: (path: string, response: Response) => Promise<string>) {
  const cache = await caches.open(cacheName);
  const files: StoredFile[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    const path = new URL(request.url).pathname;
    if (response) files.push({ path, label: await labelOf(path, response) });
  }
  return files.sort((a, b) => compareNames(a.label, b.label, document.documentElement.lang));
}

/** Pages and PDFs that the service worker has cached, by title. Rejects in browsers without Cache Storage. */
async function listAll(): Promise<StoredFile[][]> {
  return [
    await listStored(cacheNames.pages, async (path, response) => titleOf(await response.text()) ?? path),
    await listStored(cacheNames.sheets, async (path) => decodeURIComponent(path.slice(1))),
  ];
}

/** Reserves space until the list has loaded, so that the footer does not jump. */
const Kept = styled.div`
  min-height: 75svh;
  p {
    margin-block: 1em;
  }
  ${media.noScript} {
    min-height: 0;
  }
`;

/** Milliseconds that the connection must last to count as restored. */
const SETTLED = 500;

/**
 * Served by the service worker for pages that are not cached while offline. Reloads when the connection returns,
 * unless the visitor is navigating elsewhere.
 */
export function OfflinePage({ page }: { page: OfflinePageData }) {
  const { path, breadcrumbs, heading, text, words } = page;
  const [stored, setStored] = useState<StoredFile[][]>();
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelTimer = () => clearTimeout(settling.current);
  useEffect(() => {
    let isShown = true;
    const show = (files: StoredFile[][]) => isShown && setStored(files);
    // An unreadable cache counts as empty.
    listAll().then(show, () => show([]));
    const reload = () => {
      if (navigator.onLine && location.pathname !== path) location.reload();
    };
    const reloadSoon = () => {
      clearTimeout(settling.current);
      settling.current = setTimeout(reload, SETTLED);
    };
    addEventListener('online', reloadSoon);
    return () => {
      isShown = false;
      clearTimeout(settling.current);
      removeEventListener('online', reloadSoon);
    };
  }, [path]);
  return (
    <>
      <PageHeader crumbs={breadcrumbs} heading={heading} lead={text}>
        <HeaderLinks>
          <ButtonAnchor href="">{words.retry}</ButtonAnchor>
        </HeaderLinks>
      </PageHeader>
      <Kept>
        {stored?.flat().length === 0 && (
          <Container>
            <p>{words.none}</p>
          </Container>
        )}
        {[words.pages, words.sheets].map((title, index) => {
          const files = stored?.[index] ?? [];
          if (files.length === 0) return null;
          return (
            <Section key={title} heading={title}>
              <LinkList>
                {files.map((file) => (
                  <li key={file.path}>
                    {/* Not a link of the router: a cached document loads the program that matches it. */}
                    <a href={file.path} onClick={cancelTimer}>
                      {file.label}
                    </a>
                  </li>
                ))}
              </LinkList>
            </Section>
          );
        })}
      </Kept>
    </>
  );
}
