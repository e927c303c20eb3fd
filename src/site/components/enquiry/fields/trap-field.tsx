import styled from '@emotion/styled';
import { trapField } from '../../../../enquiry/contract/signals.ts';

const Hidden = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/**
 * A field that no person sees, reaches or hears of; programs fill it in. The label is for those whose page has no
 * style.
 */
export function TrapField({ label }: { label: string }) {
  return (
    <Hidden aria-hidden="true">
      <label>
        {label} <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </Hidden>
  );
}
