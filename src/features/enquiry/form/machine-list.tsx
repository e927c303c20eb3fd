import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EnquiryWords } from '../../../enquiry/contract/enquiry-form.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { colour, font, labelText, media, size, space, mutedText } from '../../../ui/theme.ts';
import { CrossButton } from '../../../ui/links/button.ts';
import { controlId } from './fields/field.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import type { EnquiryList, ListedItem } from '../use-enquiry-list.ts';
import { isQuantity, maxQuantity, writeItems } from '../../../enquiry/contract/items.ts';
import { NoteInput } from './fields/note-input.tsx';
import { Input } from '../../../ui/links/control.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import { useWords } from '../../../ui/shell.ts';
import { fill } from '../../../catalogue/words.ts';

/** Styled like a drawing's parts list: number in a ring, name, description. */
const Box = styled.section`
  margin-bottom: ${space.x4};
  counter-reset: part;
  h2 {
    ${labelText}
    display: flex;
    justify-content: space-between;
    gap: ${space.x2};
    padding-bottom: ${space.x1};
    border-bottom: 1px solid ${colour.lineStrong};
  }
  h2 span {
    color: ${colour.muted};
  }
  > p {
    margin: ${space.x1} 0 0;
    ${mutedText}
  }
  li {
    display: grid;
    grid-template: 'mark name name remove' auto '. quantity note note' auto / 28px 80px minmax(0, 1fr) 44px;
    align-items: center;
    gap: ${space.x1} ${space.x2};
    padding-block: 12px;
    border-bottom: 1px solid ${colour.line};
    counter-increment: part;
    line-height: 1.3;
  }
  li::before {
    content: counter(part);
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1.5px solid ${colour.primary};
    border-radius: 50%;
    font-size: ${size.small};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    color: ${colour.primary};
  }
  a {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  li > div {
    grid-area: name;
  }
  li > button {
    grid-area: remove;
  }
  li > div span,
  label {
    display: block;
    ${mutedText}
  }
  label {
    grid-area: quantity;
  }
  label + label {
    grid-area: note;
  }
  input {
    min-height: 44px;
    padding-block: ${space.half};
  }
  ${media.tablet} {
    li {
      grid-template: 'mark name quantity note remove' auto / 28px minmax(0, 1fr) 80px minmax(0, 1.2fr) 44px;
    }
  }
`;

interface MachineListProps {
  list: EnquiryList;
  words: EnquiryWords['list'];
  /** The page that prints the list as a request. */
  requestPage: AppPath | undefined;
}

/**
 * The visitor's enquiry list above the form; nothing when it is empty. Removals are announced and move the focus on.
 */
export function MachineList({ list, words, requestPage }: MachineListProps) {
  const { items, remove, change } = list;
  const { links } = useWords();
  const box = useRef<HTMLElement>(null);
  const [announcement, announce] = useState('');
  const id = useId();

  const takeOff = ({ name, page }: ListedItem, index: number) => {
    flushSync(() => {
      remove(page);
      announce(fill(links.removed, { name }));
    });
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? document.getElementById(controlId('name')))?.focus();
  };

  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {items.length > 0 && (
        <Box ref={box} aria-labelledby={id}>
          <h2 id={id}>
            {words.heading}
            <span>{items.length}</span>
          </h2>
          <ol>
            {items.map((item, index) => (
              <li key={item.page}>
                <div>
                  <AppLink to={item.to} search={item.query}>
                    {item.name}
                  </AppLink>
                  <span>{item.detail}</span>
                </div>
                <label>
                  {words.quantity}
                  <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
                  <Input
                    type="number"
                    inputMode="numeric"
                    min={1}
                    max={maxQuantity}
                    defaultValue={item.quantity}
                    onChange={({ currentTarget: { valueAsNumber: quantity } }) =>
                      isQuantity(quantity) && change(item.page, { quantity })
                    }
                    onBlur={({ currentTarget: input }) => (input.value = String(item.quantity))}
                  />
                </label>
                <label>
                  {words.remark}
                  <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
                  <NoteInput
                    defaultValue={item.note}
                    onChange={({ currentTarget: { value: note } }) => change(item.page, { note })}
                  />
                </label>
                <CrossButton
                  type="button"
                  aria-label={fill(links.remove, { name: item.name })}
                  onClick={() => takeOff(item, index)}
                />
              </li>
            ))}
          </ol>
          <p>{words.note}</p>
          {requestPage && (
            <AppLink to={requestPage} search={`?items=${writeItems(items)}`}>
              {words.sheet}
            </AppLink>
          )}
        </Box>
      )}
    </>
  );
}
