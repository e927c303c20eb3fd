import styled from '@emotion/styled';
import { css, colour, font, layout, motion, size, space, mutedText } from '../theme.ts';

/** A field's label, hint, control and error, stacked. */
export const FieldBox = styled.div`
  display: grid;
  gap: 6px;
`;
export const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.x2};
  label {
    font-weight: ${font.weight.semibold};
    line-height: 1.4;
    color: ${colour.ink};
  }
  span {
    ${mutedText}
  }
`;
export const Hint = styled.p`
  ${mutedText}
  line-height: 1.4;
`;
const control = css`
  display: block;
  width: 100%;
  min-height: 52px;
  padding: 12px 14px;
  border: 1px solid ${colour.lineStrong};
  border-bottom: 2px solid ${colour.muted};
  border-radius: ${layout.radius};
  background-color: ${colour.paper};
  font-size: ${size.body};
  line-height: 1.5;
  color: ${colour.ink};
  appearance: none;
  transition:
    border-color ${motion.quick},
    background-color ${motion.quick};
  &:hover {
    border-color: ${colour.muted};
    border-bottom-color: ${colour.ink};
  }
  &[aria-invalid] {
    border-color: ${colour.error};
    background-color: ${colour.errorPale};
  }
`;
export const Input = styled.input`
  ${control}
`;
export const TextArea = styled.textarea`
  ${control}
  resize: vertical;
`;
export const Select = styled.select`
  ${control}
  padding-inline-end: 44px;
  background-image:
    linear-gradient(45deg, transparent 50%, ${colour.ink} 50%),
    linear-gradient(-45deg, transparent 50%, ${colour.ink} 50%);
  background-position:
    calc(50% + var(--forward) * (50% - 18px) - 3px) center,
    calc(50% + var(--forward) * (50% - 18px) + 3px) center;
  background-size: 6px 6px;
  background-repeat: no-repeat;
  cursor: pointer;
`;
