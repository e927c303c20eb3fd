import styled from '@emotion/styled';
import type { ShownDocument } from '../../catalogue/shown/parts.ts';
import { AppLink } from '../app-link.tsx';
import { colour, font, mutedText, space, touchTarget, wrapRow } from '../theme.ts';

const List = styled.ul`
  li {
    ${wrapRow(`0 ${space.x2}`)}
    align-items: center;
    justify-content: space-between;
    padding-block: ${space.half};
    border-bottom: 1px solid ${colour.line};
  }
  small {
    ${mutedText}
  }
  a {
    ${touchTarget}
    gap: ${space.x1};
    font-weight: ${font.weight.semibold};
  }
`;

/** `PDF`: the ending of a file's name. */
const formatOf = (file: string) => file.slice(file.lastIndexOf('.') + 1).toUpperCase();

/** Documents of a machine, each with its file, or the link that asks for it. */
export function DocumentList({ documents }: { documents: readonly ShownDocument[] }) {
  return (
    <List>
      {documents.map(({ label, details, file, size, ask }) => (
        <li key={label + details}>
          <span>
            {label} <small>{details}</small>
          </span>
          {file !== undefined && (
            <a href={file} download aria-label={`${label}, ${formatOf(file)}`}>
              {formatOf(file)} {size !== undefined && <small>{size}</small>}
            </a>
          )}
          {ask && (
            <AppLink to={ask.to} search={ask.search} aria-label={`${label}, ${ask.label}`}>
              {ask.label}
            </AppLink>
          )}
        </li>
      ))}
    </List>
  );
}
