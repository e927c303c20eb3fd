import styled from '@emotion/styled';
import type { ServicePageData } from './service-page.ts';
import { telephoneLink } from '../../catalogue/paths.ts';
import { Pager } from '../page/pager.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { useWords } from '../../ui/shell.ts';
import { Image } from '../../ui/pictures/image.tsx';
import { colour, font, labelText, layout, media, mutedText, size, space, touchTarget } from '../../ui/theme.ts';

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space.x4};
  ${media.tablet} {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  li {
    padding-top: ${space.x2};
    border-top: 2px solid ${colour.ink};
  }
  h3 {
    margin-bottom: ${space.half};
    font-size: ${size.h4};
    font-weight: ${font.weight.semibold};
  }
  p {
    color: ${colour.muted};
  }
  a {
    ${touchTarget}
    display: flex;
    width: fit-content;
    overflow-wrap: anywhere;
  }
`;
const Note = styled.p`
  max-width: ${layout.measure};
  margin-bottom: ${space.x3};
  table + & {
    margin-top: ${space.x5};
  }
`;
/** On phones each row becomes a block: the machine, its parts, the link. */
const Table = styled.table`
  width: 100%;
  line-height: 1.4;
  thead th {
    ${labelText}
    padding-bottom: ${space.x1};
    color: ${colour.muted};
  }
  tbody tr {
    border-top: 1px solid ${colour.line};
  }
  th,
  td {
    padding-block: ${space.x1};
    padding-inline: 0 ${space.x2};
    vertical-align: middle;
  }
  th a {
    ${touchTarget}
    display: flex;
    gap: ${space.x2};
    width: fit-content;
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
    text-decoration: none;
    /* In line with those that have a picture. */
    &:not(:has(img)) {
      padding-inline-start: 76px;
    }
  }
  img {
    width: 60px;
  }
  small {
    ${mutedText}
  }
  td a {
    ${touchTarget}
  }
  td:last-child {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
    a {
      font-weight: ${font.weight.semibold};
    }
  }
  ${media.phone} {
    thead {
      display: none;
    }
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    td {
      padding-block: 0;
      padding-inline: 76px 0;
    }
    td:last-child {
      text-align: start;
    }
  }
`;

/** The machines whose parts are on request. */
const Others = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${space.x1} ${space.x3};
  ${media.desk} {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  }
  a {
    ${touchTarget}
    display: flex;
    gap: ${space.x1};
    height: 100%;
    border-top: 1px solid ${colour.line};
    padding-block: ${space.half};
    font-weight: ${font.weight.semibold};
    line-height: 1.25;
  }
  img {
    flex: none;
    width: 48px;
  }
`;

/** Service: what is offered, the regions with their office, and the wear parts of each machine. */
export function ServicePage({ page }: { page: ServicePageData }) {
  const { words } = page;
  const stated = page.machines.filter(({ parts }) => parts.length > 0);
  const others = page.machines.filter(({ parts }) => parts.length === 0);
  const { pictures } = useWords();
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <Section heading={words.offers}>
        <Columns>
          {page.offers.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              {description && <p>{description}</p>}
            </li>
          ))}
        </Columns>
      </Section>
      <Section heading={words.parts} tone="mist">
        <Note>{words.partsNote}</Note>
        {stated.length > 0 && (
          <Table>
            <thead>
              <tr>
                <th scope="col">{words.machine}</th>
                <th scope="col">{words.part}</th>
                <th scope="col">
                  <VisuallyHidden>{words.ask}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {stated.map(({ to, name, picture, parts, ask }) => (
                <tr key={to}>
                  <th scope="row">
                    <AppLink to={to}>
                      {picture && <Image picture={picture} sizes="60px" />}
                      {name}
                    </AppLink>
                  </th>
                  <td>
                    {parts.map((part) => (
                      <div key={part.name}>
                        {part.name} {part.life && <small>{part.life}</small>}{' '}
                        {part.drawing && (
                          <a href={part.drawing}>
                            {pictures.layout}
                            <VisuallyHidden>: {part.name}</VisuallyHidden>
                          </a>
                        )}
                      </div>
                    ))}
                  </td>
                  <td>
                    <AppLink to={ask.to} search={ask.search}>
                      {ask.label}
                      <VisuallyHidden>: {name}</VisuallyHidden>
                    </AppLink>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {others.length > 0 && (
          <>
            <Note id="others">{words.others}</Note>
            <Others aria-labelledby="others">
              {others.map(({ to, name, picture, ask }) => (
                <li key={to}>
                  <AppLink to={ask.to} search={ask.search}>
                    {picture && <Image picture={picture} sizes="48px" />}
                    <span>
                      <VisuallyHidden>{ask.label}: </VisuallyHidden>
                      {name}
                    </span>
                  </AppLink>
                </li>
              ))}
            </Others>
          </>
        )}
        <Pager paging={page.paging} />
      </Section>
      <Section heading={words.regions}>
        <Columns>
          {page.regions.map(({ country, phone, email }) => (
            <li key={country}>
              <h3>{country}</h3>
              <a href={telephoneLink(phone)}>{phone}</a>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
        </Columns>
      </Section>
    </>
  );
}
