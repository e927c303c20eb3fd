import styled from '@emotion/styled';
import type { DownloadableMachine, DownloadsPageData } from './downloads-page.ts';
import { AllFiles, formats } from './all-files.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Band } from '../../ui/layout/container.ts';
import { DocumentList } from '../../ui/links/document-list.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Pager } from '../page/pager.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { useFiles } from '../../ui/units/use-sheet.ts';
import { Image } from '../../ui/pictures/image.tsx';
import { useShell } from '../../ui/shell.ts';
import { colour, font, hidden, labelText, layout, media, size, space, mutedText, touchTarget } from '../../ui/theme.ts';

const Notice = styled.p`
  max-width: ${layout.measure};
  margin: 0 0 ${space.x4};
  padding-inline-start: ${space.x2};
  border-inline-start: 3px solid ${colour.accent};
  color: ${colour.ink};
`;
/** On phones each row becomes a block: the machine, then its files. */
const Table = styled.table`
  width: 100%;
  line-height: 1.4;
  thead th,
  tbody td {
    width: 15%;
  }
  thead th {
    ${labelText}
    padding-block: 0 ${space.x1};
    padding-inline: 0 ${space.x2};
    color: ${colour.muted};
    &:first-of-type {
      width: auto;
    }
  }
  tbody th {
    font-weight: ${font.weight.semibold};
  }
  th[scope='rowgroup'] {
    padding: ${space.x4} 0 ${space.x1};
    border-bottom: 2px solid ${colour.ink};
    font-size: ${size.h4};
    color: ${colour.ink};
  }
  tr[data-machine] > * {
    padding-block: ${space.x1};
    padding-inline: 0 ${space.x2};
    border-bottom: 1px solid ${colour.line};
  }
  td:empty::before {
    content: '–' / '';
    color: ${colour.muted};
  }
  tr[data-machine]:hover {
    background: ${colour.mist};
  }
  a {
    ${touchTarget}
    gap: ${space.x2};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  tbody td a {
    gap: ${space.x1};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  button {
    ${touchTarget}
    font-weight: ${font.weight.semibold};
    color: ${colour.primary};
  }
  [data-zip] {
    ${hidden.inert}
  }
  th a {
    display: flex;
    color: ${colour.ink};
  }
  /* In line with those that have a picture. */
  tr th[scope='row'] a:not(:has(img)) {
    padding-inline-start: 76px;
  }
  img {
    width: 60px;
  }
  ${media.phone} {
    thead {
      display: none;
    }
    tbody,
    tr,
    th {
      display: block;
    }
    tr[data-machine] {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      padding-block: ${space.x1};
      padding-inline-start: 76px;
      border-bottom: 1px solid ${colour.line};
      > * {
        width: auto;
        padding: 0;
        border: 0;
      }
      th {
        grid-column: 1 / -1;
        margin-inline-start: -76px;
      }
    }
    /* Without a sheet, the other files come first. */
    td:empty {
      display: none;
    }
    tbody td a {
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
      gap: 0;
    }
    /* In line with the formats, which have their size below. */
    tbody button {
      align-items: flex-start;
    }
  }
`;
const Size = styled.span`
  ${mutedText}
  font-weight: ${font.weight.regular};
  white-space: nowrap;
`;

const packed = 'zip';

function MachineRow({ machine, page }: { machine: DownloadableMachine; page: DownloadsPageData }) {
  const { name, to, search, picture, documents } = machine;
  const files = useFiles()(machine.files);
  const row = (
    <tr data-machine>
      <th scope="row">
        <AppLink to={to} search={search}>
          {picture && <Image picture={picture} sizes="60px" />}
          {name}
        </AppLink>
      </th>
      {formats.map((format) => {
        const address = files[format];
        const fileSize = address === undefined ? undefined : page.sizes?.[address];
        return (
          <td key={format}>
            {address && (
              <a href={address} download>
                <VisuallyHidden>{name} </VisuallyHidden>
                {address.slice(address.lastIndexOf('.') + 1).toUpperCase()}
                {fileSize !== undefined && <Size>{fileSize}</Size>}
              </a>
            )}
          </td>
        );
      })}
      <td data-zip="">
        <AllFiles name={name} files={files}>
          {packed.toUpperCase()}
        </AllFiles>
      </td>
    </tr>
  );
  if (!documents) return row;
  return (
    <>
      {row}
      <tr>
        <td colSpan={formats.length + 2}>
          <DocumentList documents={documents} />
        </td>
      </tr>
    </>
  );
}

/** All files of the machines, by category. */
export function DownloadsPage({ page }: { page: DownloadsPageData }) {
  const { files: labels, notice, words } = useShell().downloads;
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <Band>
        <Notice>{`${labels.dxf}, ${labels.glb}: ${notice}`}</Notice>
        <Table>
          <thead>
            <tr>
              <th scope="col">{page.words.machine}</th>
              {formats.map((format) => (
                <th key={format} scope="col">
                  {labels[format]}
                </th>
              ))}
              <th scope="col" data-zip="">
                {words.zip}
              </th>
            </tr>
          </thead>
          {page.groups.map(({ category, machines }) => (
            <tbody key={category.to}>
              <tr>
                <th scope="rowgroup" colSpan={formats.length + 2}>
                  <AppLink to={category.to}>{category.label}</AppLink>
                </th>
              </tr>
              {machines.map((machine) => (
                <MachineRow key={machine.to + (machine.search ?? '')} machine={machine} page={page} />
              ))}
            </tbody>
          ))}
        </Table>
      </Band>
      <Pager paging={page.paging} />
    </>
  );
}
