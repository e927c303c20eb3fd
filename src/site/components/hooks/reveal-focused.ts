import type { FocusEvent } from 'react';

/**
 * Brings what took the focus by the keyboard wholly into sight, for boxes that scroll: browsers leave what is partly in
 * sight where it is. What is pressed with a pointer stays under it.
 */
export function revealFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
