import styled from '@emotion/styled';
import type { SpecificationTable } from '../../../catalogue/shown/parts.ts';
import { colour, font, labelText, space } from '../../../ui/theme.ts';
import { useFigureValue } from '../../../ui/units/use-units.tsx';

/** Two where there is room for them, on paper, too. */
const Columns = styled.div`
  columns: 2 18rem;
  column-gap: ${space.x8};
`;
const Block = styled.div`
  break-inside: avoid;
  padding-bottom: ${space.x5};
`;
const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-bottom: 1px solid ${colour.line};
  line-height: 1.4;
  caption {
    padding-bottom: ${space.x1};
    border-bottom: 2px solid ${colour.ink};
  }
  h3 {
    ${labelText}
  }
  th,
  td {
    padding: 10px 0;
    vertical-align: baseline;
    overflow-wrap: break-word;
  }
  th {
    width: 46%;
    padding-inline-end: ${space.x2};
    font-weight: ${font.weight.regular};
    color: ${colour.muted};
  }
  td {
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    color: ${colour.ink};
  }
  tr + tr {
    border-top: 1px solid ${colour.line};
  }
  tbody tr:hover {
    background: ${colour.mist};
  }
`;

/** Specification tables in the visitor's units. */
export function SpecificationTables({ tables }: { tables: readonly SpecificationTable[] }) {
  const show = useFigureValue();
  return (
    <Columns>
      {tables.map(({ title, rows }) => (
        <Block key={title}>
          <Table>
            <caption>
              <h3>{title}</h3>
            </caption>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>{show(row)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Block>
      ))}
    </Columns>
  );
}
