import styled from '@emotion/styled';
import type { AppPath } from '#generated/route-tree.gen.ts';
import { compareIdOf } from './address.ts';
import { useShell } from '../../ui/shell.ts';
import { selectedPadding, colour, font, media, size, touchTarget, hidden } from '../../ui/theme.ts';
import { toggleModel, useChosen } from './use-chosen.ts';
import { fill } from '../../catalogue/words.ts';
import { AppLink } from '../../ui/app-link.tsx';

/** Above the link that covers the card. */
const Toggle = styled.button`
  position: relative;
  z-index: 1;
  place-self: start;
  min-height: 44px;
  padding-inline-start: 26px;
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
  color: ${colour.primary};
  &::before {
    content: '';
    position: absolute;
    top: 13px;
    inset-inline-start: 0;
    width: 18px;
    height: 18px;
    border: 1.5px solid;
  }
  &[aria-pressed='true']::before {
    background: currentColor;
  }
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    top: 16px;
    inset-inline-start: 6px;
    width: 6px;
    height: 10px;
    border: solid ${colour.paper};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  &:hover {
    text-decoration: underline;
  }
  ${media.forcedColours} {
    &[aria-pressed='true'] {
      ${selectedPadding}
    }
    &[aria-pressed='true']::after {
      border-color: Highlight;
    }
  }
  ${hidden.inert}
`;

/** Adds a model to the comparison or removes it; renders nothing when the site has no comparison. */
export function CompareToggle({ to, name }: { to: AppPath; name: string }) {
  const id = compareIdOf(to);
  const isChosen = useChosen().some((model) => model.id === id);
  const { compare, words } = useShell();
  if (!compare) return null;
  return (
    <Toggle
      type="button"
      aria-pressed={isChosen}
      aria-label={fill(words.compare.toggleFor, { name })}
      onClick={() => toggleModel({ id, name })}
    >
      {words.compare.toggle}
    </Toggle>
  );
}

export const CompareLink = styled(AppLink)`
  ${touchTarget}
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
`;
