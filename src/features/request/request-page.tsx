import styled from '@emotion/styled';
import { useNavigate } from '@tanstack/react-router';
import { countedName, writeItems } from '../../enquiry/contract/items.ts';
import { fill } from '../../catalogue/words.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { useAfterHydration } from '../../ui/hooks/after-hydration.ts';
import { Row, Stack, WorkBand } from '../../ui/layout/container.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { NoScriptNote } from '../../ui/layout/prose.tsx';
import { Button } from '../../ui/links/button.ts';
import { Image } from '../../ui/pictures/image.tsx';
import { useQueryField } from '../../ui/query.ts';
import { useShell } from '../../ui/shell.ts';
import { colour, heading3, hidden, media, mutedText, size, space, touchTarget, wrapRow } from '../../ui/theme.ts';
import { FigureList } from '../../ui/units/figure-list.tsx';
import { useSheet } from '../../ui/units/use-sheet.ts';
import { UnitsSwitch } from '../../ui/units/units-switch.tsx';
import { useEnquiryList } from '../enquiry/use-enquiry-list.ts';
import { PageTools } from '../share/page-tools.tsx';
import type { RequestPageData } from './request-page.ts';
import { useRequest, type RequestedItem } from './use-request.ts';

/** On paper as on a screen for two columns: picture beside figures, an item whole on its page. */
const Items = styled.ol`
  display: grid;
  gap: ${space.x4};
  > li {
    display: grid;
    gap: ${space.x2} ${space.x4};
    padding-top: ${space.x2};
    border-top: 2px solid ${colour.ink};
    ${media.tablet} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    }
    ${media.print} {
      grid-template-columns: 34mm minmax(0, 1fr);
      margin-bottom: 3mm;
    }
  }
  > li > a {
    align-self: start;
  }
  img {
    display: block;
    width: 100%;
  }
  h2 {
    ${heading3}
  }
  ${media.print} {
    display: block;
    /* An item moves to the next page as a whole: the lower it is, the less of a page stays blank. */
    dl {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 1mm 3mm;
    }
    dl div {
      padding-top: 0.5mm;
    }
    article {
      gap: 1mm;
    }
    dl dd {
      font-size: ${size.small};
    }
  }
`;
/** A grid would not break between its items on paper. */
const Panel = styled(Stack)`
  ${media.print} {
    display: block;
  }
`;
/** No `div`: on paper that would not be parted from what follows it. */
const Words = styled.article`
  display: grid;
  align-content: start;
  gap: ${space.x2};
  grid-column: -2;
  h2 + p {
    margin-top: -12px;
    ${mutedText}
    ${media.print} {
      margin-top: 0;
    }
  }
`;
const Links = styled.p`
  ${wrapRow(`0 ${space.x3}`)}
  overflow-wrap: anywhere;
  a {
    ${touchTarget}
  }
`;
const OnPaper = styled.p`
  display: none;
  overflow-wrap: anywhere;
  ${media.print} {
    display: block;
  }
`;
const Actions = styled(Row)`
  ${hidden.print}
`;

function Item({ item, words }: { item: RequestedItem; words: RequestPageData['words'] }) {
  const { origin, downloads } = useShell();
  const { name, detail, to, query, quantity, note, picture, figures, pdf } = item;
  const inUnits = useSheet();
  return (
    <li>
      {picture && (
        <AppLink to={to} search={query} tabIndex={-1} aria-hidden="true">
          <Image picture={{ ...picture, alt: '' }} sizes="320px" />
        </AppLink>
      )}
      <Words>
        <h2>
          <AppLink to={to} search={query}>
            {name}
          </AppLink>
        </h2>
        <p>{detail}</p>
        <FigureList figures={[{ label: words.quantity, value: String(quantity) }, ...figures]} dense />
        {note && (
          <p>
            {words.note}: {note}
          </p>
        )}
        <Links>
          <span>{`${origin}${to}${query}`}</span>
          {pdf && <a href={inUnits(pdf)}>{downloads.files.pdf}</a>}
        </Links>
      </Words>
    </li>
  );
}

/** What the address asks for as a sheet, to print and to send; without it, what is on the visitor's list. */
export function RequestPage({ page }: { page: RequestPageData }) {
  const { words } = page;
  const navigate = useNavigate();
  const { enquiry } = useShell();
  const list = useEnquiryList();
  const inAddress = useQueryField('items');
  const text = useAfterHydration(undefined, inAddress ?? writeItems(list.items));
  const request = useRequest(text ?? '');
  const { unknown = [], failed = [] } = request ?? {};
  // A note is the visitor's own: the address does not have it.
  const noteOf = (at: string) => list.items.find((listed) => listed.page === at)?.note ?? '';
  const items = (request?.items ?? []).map((item) => ({ ...item, note: noteOf(item.page) }));
  const notices = [
    ...(unknown.length > 0 ? [fill(words.unknown, { names: unknown.join(', ') })] : []),
    ...(failed.length > 0 ? [fill(words.failed, { names: failed.join(', ') })] : []),
    ...(request && items.length + unknown.length + failed.length === 0 ? [words.empty] : []),
  ];
  const ask = () => {
    for (const { picture: _picture, figures: _figures, pdf: _pdf, ...item } of items) {
      if (!list.add(item)) break;
      list.change(item.page, { quantity: item.quantity });
    }
    void navigate({ href: enquiry.path });
  };
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro}>
        {items.length > 0 && (
          <Actions $gap={`${space.x1} ${space.x3}`}>
            <Button look="primary" type="button" onClick={ask}>
              {words.ask}
            </Button>
            <PageTools query={`?items=${writeItems(items)}`} send={items.map(countedName).join(' · ')} hasPrint />
          </Actions>
        )}
      </PageHeader>
      <WorkBand data-by-query={useAfterHydration('', undefined)} aria-busy={text !== undefined && !request}>
        <Panel>
          {items.length > 0 && <OnPaper>{`${page.head.canonical}?items=${writeItems(items)}`}</OnPaper>}
          <div role="status">
            {notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </div>
          <UnitsSwitch figures={items.flatMap(({ figures }) => figures)} />
          {items.length > 0 && (
            <Items>
              {items.map((item) => (
                <Item key={item.page} item={item} words={words} />
              ))}
            </Items>
          )}
          {request && items.length === 0 && (
            <Links>
              {page.ways.map(({ to, label }) => (
                <AppLink key={to} to={to}>
                  {label}
                </AppLink>
              ))}
            </Links>
          )}
          <NoScriptNote>{words.plain}</NoScriptNote>
        </Panel>
      </WorkBand>
    </>
  );
}
