import styled from '@emotion/styled';
import type { AppPath } from '#generated/app-path.gen.ts';
import { compareIdOf } from '../../../catalogue/comparison/compare-id.ts';
import { colour, font, layout, media, motion, size, space } from '../../theme.ts';
import { refused, toggleModel, useChosenModels } from './chosen-models.ts';

/** It stands above the link that covers a card. */
const Toggle = styled.button`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  justify-self: start;
  align-self: start;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
  color: ${colour.blueprint};
  cursor: pointer;
  &::before {
    content: '';
    width: 18px;
    height: 18px;
    border: 1.5px solid currentColor;
    border-radius: ${layout.radius};
    transition: background ${motion.quick};
  }
  &[aria-pressed='true']::before {
    background:
      linear-gradient(45deg, transparent 45%, ${colour.paper} 45% 58%, transparent 58%) 3px 0 / 11px 15px no-repeat,
      linear-gradient(-45deg, transparent 42%, ${colour.paper} 42% 58%, transparent 58%) 1px 7px / 6px 6px no-repeat,
      currentColor;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ${media.noScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** Puts a model aside to compare it with others, and takes it back. */
export function CompareToggle({ to, name }: { to: AppPath; name: string }) {
  const id = compareIdOf(to);
  const isChosen = useChosenModels().some((model) => model.id === id);
  const toggle = () => {
    if (!toggleModel({ id, name })) dispatchEvent(new Event(refused));
  };
  return (
    <Toggle type="button" aria-pressed={isChosen} aria-label={`Compare: ${name}`} onClick={toggle}>
      Compare
    </Toggle>
  );
}
