import styled from '@emotion/styled';
import type { InternalLink } from '../../../catalogue/page-data.ts';
import { colour, media, size, space } from '../../theme.ts';
import { ButtonAnchor, ButtonLink } from '../links/button.ts';
import { useWords } from '../../frame/shell.tsx';

/** Height of the bar on a phone, in pixels; the page and what scrolls into view keep clear of it. */
const HEIGHT = 64;

/**
 * The same two links in both places: beside the figures, and on a phone at the bottom of the screen, so that nobody
 * meets them twice.
 */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: 20;
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: ${space.x1};
    align-items: center;
    min-height: ${HEIGHT}px;
    padding: ${space.x1} ${space.gutter};
    padding-bottom: max(${space.x1}, env(safe-area-inset-bottom));
    border-top: 1px solid ${colour.lineStrong};
    background: ${colour.paper};
    > a {
      padding-inline: ${space.x1};
      font-size: ${size.small};
    }
    body:has(&) {
      padding-bottom: calc(${HEIGHT}px + env(safe-area-inset-bottom));
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** The two actions of a model page: ask for it, take its sheet along. */
export function ActionBar({ enquiry, sheet }: { enquiry: InternalLink; sheet: string }) {
  const { links } = useWords();
  return (
    <Actions data-actions="">
      <ButtonLink look="primary" to={enquiry.to} search={enquiry.search}>
        {links.enquire}
      </ButtonLink>
      <ButtonAnchor href={sheet} download>
        {links.sheet}
      </ButtonAnchor>
    </Actions>
  );
}
