import styled from '@emotion/styled';
import { AppLink } from '../../../ui/app-link.tsx';
import { colour, font, labelText, media, mutedText, space } from '../../../ui/theme.ts';
import { useFigureValue } from '../../../ui/units/use-units.tsx';
import type { LinePageData, LineSizeData } from '../line-page.ts';

/** On narrow screens each machine becomes a block: its name, then its figures. */
const Table = styled.table`
  width: 100%;
  line-height: 1.4;
  th,
  td {
    padding-block: ${space.x1};
    padding-inline: 0 ${space.x2};
    border-bottom: 1px solid ${colour.line};
    vertical-align: baseline;
    overflow-wrap: break-word;
  }
  thead th {
    ${labelText}
    white-space: nowrap;
    border-bottom: 2px solid ${colour.ink};
    color: ${colour.muted};
  }
  td {
    font-variant-numeric: tabular-nums;
    color: ${colour.ink};
  }
  tbody th {
    font-weight: ${font.weight.semibold};
    p {
      ${mutedText}
      font-weight: ${font.weight.regular};
    }
  }
  ${media.narrowScreen} {
    thead {
      display: none;
    }
    tbody,
    th {
      display: block;
    }
    tr {
      position: relative;
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      padding: ${space.x1} 0;
      padding-inline-start: ${space.x4};
      border-bottom: 1px solid ${colour.lineStrong};
      > * {
        padding-block: ${space.half};
        border: 0;
      }
      > :is(th, :last-child) {
        grid-column: 1 / -1;
      }
      ${media.tablet} {
        grid-template-columns: repeat(4, minmax(0, 1fr)) minmax(0, 2fr);
        > :last-child {
          grid-column: auto;
        }
      }
      > :first-of-type:is(td) {
        position: absolute;
        inset-block-start: ${space.x1};
        inset-inline-start: 0;
      }
    }
    td[data-label]::before {
      content: attr(data-label);
      display: block;
      ${mutedText}
    }
  }
  ${media.print} {
    font-size: 9pt;
    :is(th, td) {
      padding-block: 3px;
    }
    tbody th {
      width: 28%;
    }
    tr {
      break-inside: avoid;
    }
  }
`;

/** The machines of a line in their order, each with its figures. */
export function LineMachines({ size, words }: { size: LineSizeData; words: LinePageData['words'] }) {
  const show = useFigureValue();
  const [first] = size.machines;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.machine}</th>
          {first?.figures.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {size.machines.map(({ name, to, count, notes, branch, figures }, index) => (
          <tr key={index}>
            <td>{index + 1}</td>
            <th scope="row">
              {count > 1 && <span>{count} × </span>}
              <AppLink to={to}>{name}</AppLink>
              {notes && <p>{notes}</p>}
              {branch && <p>{branch}</p>}
            </th>
            {figures.map((figure) => (
              <td key={figure.label} data-label={figure.label}>
                {show(figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
