import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import type { OfflinePageData } from '../../catalogue/page-data.ts';
import { ButtonAnchor } from '../components/button.ts';
import { Container } from '../components/container.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Section } from '../components/section.tsx';
import { listKept, type KeptFile, type KeptFiles } from '../offline/list-kept.ts';
import { colour, media, space } from '../theme.ts';

const List = styled.ul`
  display: grid;
  gap: 0 ${space.x5};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    border-top: 1px solid ${colour.line};
    overflow-wrap: anywhere;
  }
`;
const Retry = styled.p`
  margin: ${space.x1} 0 0;
`;

/** What is kept is known a moment after the page is: until then its room is, so that the footer does not jump. */
const Kept = styled.div`
  min-height: 75svh;
  ${media.noScript} {
    min-height: 0;
  }
`;

/** Plain links: what is kept is documents, and each brings the program that fits it. */
function KeptList({ number, heading, files }: { number: number; heading: string; files: KeptFile[] }) {
  if (files.length === 0) return null;
  return (
    <Section number={number} heading={heading}>
      <List>
        {files.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </List>
    </Section>
  );
}

/**
 * What stands, under any address, in the place of a page that is not on this device while there is no connection. It is
 * loaded anew when the line returns.
 */
export function OfflinePage({ page }: { page: OfflinePageData }) {
  const { path, breadcrumbs, heading, text, words } = page;
  const [kept, setKept] = useState<KeptFiles>();
  useEffect(() => {
    let isShown = true;
    const show = (files: KeptFiles) => isShown && setKept(files);
    // A store that can't be read is one that has nothing to offer.
    listKept().then(show, () => show({ pages: [], sheets: [] }));
    const reload = () => location.pathname !== path && location.reload();
    addEventListener('online', reload);
    return () => {
      isShown = false;
      removeEventListener('online', reload);
    };
  }, [path]);
  const isEmpty = kept && kept.pages.length + kept.sheets.length === 0;
  return (
    <>
      <PageHeader crumbs={breadcrumbs} heading={heading} lead={text}>
        <Retry>
          <ButtonAnchor href="">{words.retry}</ButtonAnchor>
        </Retry>
      </PageHeader>
      <Kept>
        {isEmpty && (
          <Container>
            <p>{words.none}</p>
          </Container>
        )}
        {kept && <KeptList number={1} heading={words.pages} files={kept.pages} />}
        {kept && <KeptList number={kept.pages.length > 0 ? 2 : 1} heading={words.sheets} files={kept.sheets} />}
      </Kept>
    </>
  );
}
