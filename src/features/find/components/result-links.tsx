import styled from '@emotion/styled';
import type { CountedLink } from '../../../catalogue/shown/lists.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { colour, countText, font, labelText, layout, motion, space, touchTarget, wrapRow } from '../../../ui/theme.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';

const Group = styled.div`
  display: grid;
  gap: ${space.x1};
  align-content: start;
  p {
    ${labelText}
    color: ${colour.primary};
  }
  ul {
    ${wrapRow(space.x1)}
  }
  a {
    ${touchTarget}
    gap: ${space.x1};
    padding: 0 14px;
    border: 1px solid ${colour.lineStrong};
    border-radius: ${layout.radius};
    background: ${colour.paper};
    line-height: 1.2;
    text-decoration: none;
    color: ${colour.ink};
    transition: background ${motion.quick};
  }
  a:hover {
    border-color: ${colour.primary};
    background: ${colour.primaryPale};
  }
  a[aria-current] {
    border-color: ${colour.ink};
    background: ${colour.ink};
    font-weight: ${font.weight.semibold};
    color: ${colour.onInk};
  }
  small {
    ${countText}
  }
  a[aria-current] small {
    color: ${colour.onInkMuted};
  }
`;

/** Links to result pages with their numbers of machines. */
export function ResultLinks({ label, links }: { label: string; links: CountedLink[] }) {
  if (links.length === 0) return null;
  return (
    <Group>
      <p>{label}</p>
      <ul aria-label={label}>
        {links.map(({ to, label: text, count, counted, isCurrent }) => (
          <li key={`${to} ${text}`}>
            <AppLink to={to} aria-current={isCurrent ? 'page' : undefined}>
              {text}
              <small>
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden>{` ${counted}`}</VisuallyHidden>
              </small>
            </AppLink>
          </li>
        ))}
      </ul>
    </Group>
  );
}
