import styled from '@emotion/styled';
import { createElement, type ComponentProps } from 'react';
import { Input, Select, TextArea } from '../../ui/links/control.ts';
import { css, colour, font, labelText, layout, media, motion, mutedText, size, space } from '../../ui/theme.ts';

/** A named group of controls. */
export const Group = styled.fieldset`
  display: grid;
  gap: ${space.x1};
`;
export const Legend = styled.legend`
  display: flex;
  float: inline-start;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.x2};
  width: 100%;
  padding: 0;
  font-weight: ${font.weight.semibold};
  line-height: 1.4;
  color: ${colour.ink};
  span {
    ${mutedText}
    font-weight: ${font.weight.regular};
  }
`;
/** Content of a group, with a line at its side. */
export const Inner = styled.div`
  display: grid;
  gap: ${space.x3};
  min-width: 0;
  padding-inline-start: ${space.x2};
  border-inline-start: 2px solid ${colour.line};
`;
export const Fields = styled.div`
  display: grid;
  gap: ${space.x4};
  min-width: 0;
`;
/** Small fields, two to a row if they fit. */
export const Pairs = styled.div`
  display: grid;
  gap: ${space.x3} ${space.x2};
  min-width: 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
`;
/** A part that is closed at first. */
export const More = styled.details`
  border-block: 1px solid ${colour.line};
  summary {
    padding: ${space.x2} 0;
    font-weight: ${font.weight.semibold};
    color: ${colour.primary};
    cursor: pointer;
  }
  > div {
    padding-bottom: ${space.x4};
  }
`;
export const List = styled.ol`
  display: grid;
  gap: ${space.x1};
  min-width: 0;
`;
const columns = 'minmax(0, 1fr) minmax(0, 1fr) 108px';
/** A text, or a row's name and figure, with its buttons. Findings are below. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space.half} ${space.x1};
  > :last-child {
    grid-column: 1 / -1;
  }
  &[data-named='true'] {
    ${media.phone} {
      padding-top: ${space.x1};
      border-top: 1px solid ${colour.line};
      > div:first-of-type {
        grid-column: 1 / -1;
      }
    }
    ${media.tablet} {
      grid-template-columns: ${columns};
    }
  }
`;
/** Heads of the columns of named lines. */
export const ColumnHead = styled.div`
  ${labelText}
  display: grid;
  grid-template-columns: ${columns};
  gap: ${space.x1};
  color: ${colour.muted};
  ${media.phone} {
    grid-template-columns: auto;
    gap: 0;
  }
`;
export const Cell = styled.div`
  min-width: 0;
`;
const cell = css`
  min-height: 44px;
  padding: 8px 12px;
`;
export const CellInput = styled(Input)`
  ${cell}
`;
/** Grows with its text. */
export const CellText = styled(TextArea)`
  ${cell}
  field-sizing: content;
  resize: none;
`;
export const CellSelect = styled(Select)`
  ${cell}
  padding-inline-end: 44px;
`;
export const NameLabel = styled.label`
  ${labelText}
  color: ${colour.muted};
`;

/** A note below a control. */
export const Note = styled.p`
  margin: ${space.half} 0 0;
  padding-inline-start: ${space.x2};
  border-inline-start: 3px solid ${colour.accent};
  font-size: ${size.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
  &[data-severity='error'] {
    border-color: ${colour.error};
    color: ${colour.error};
  }
  button + button {
    margin-inline-start: ${space.x1};
  }
  span {
    display: block;
    color: ${colour.muted};
  }
  &[data-old='true'] {
    border-color: ${colour.line};
    color: ${colour.muted};
  }
`;

/** A button that does not send a form. */
export const plainButton = (props: ComponentProps<'button'>) => createElement('button', { type: 'button', ...props });

/** A button for minor actions. */
export const SecondaryButton = styled(plainButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  justify-self: start;
  gap: ${space.x1};
  min-height: 44px;
  padding: 0 ${space.x2};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${layout.radius};
  background: ${colour.paper};
  font-weight: ${font.weight.medium};
  color: ${colour.ink};
  transition: background ${motion.quick};
  &:hover {
    background: ${colour.mist};
    border-color: ${colour.muted};
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;
/** A button with an icon; its name is only for screen readers. */
export const IconButton = styled(plainButton)`
  display: inline-grid;
  place-items: center;
  width: 36px;
  height: 44px;
  border-radius: ${layout.radius};
  background: transparent;
  color: ${colour.muted};
  &:hover {
    background: ${colour.mist};
    color: ${colour.ink};
  }
  &:disabled {
    color: ${colour.line};
    cursor: default;
  }
`;
export const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
`;
export const Card = styled.li`
  display: grid;
  gap: ${space.x2};
  min-width: 0;
  padding: ${space.x2};
  border: 1px solid ${colour.line};
  border-radius: ${layout.radius};
  background: ${colour.paper};
  ${media.tablet} {
    padding: ${space.x2} ${space.x3} ${space.x3};
  }
`;
export const CardTop = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
`;
