import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EnquiryWords } from '../../../enquiry/contract/enquiry-form.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { colour, font, labelText, size, space, mutedText } from '../../../ui/theme.ts';
import { CrossButton } from '../../../ui/links/button.ts';
import { controlId } from './fields/field.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import type { EnquiryList } from '../use-enquiry-list.ts';
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
    grid-template-columns: 28px minmax(0, 1fr) 44px;
    align-items: center;
    gap: ${space.x2};
    min-height: 56px;
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
  li span {
    display: block;
    ${mutedText}
  }
`;

interface MachineListProps {
  list: EnquiryList;
  words: EnquiryWords['list'];
}

/**
 * The visitor's enquiry list above the form; nothing when it is empty. Removals are announced and move the focus on.
 */
export function MachineList({ list, words }: MachineListProps) {
  const { machines, remove } = list;
  const { links } = useWords();
  const box = useRef<HTMLElement>(null);
  const [announcement, announce] = useState('');
  const id = useId();

  const takeOff = (name: string, index: number) => {
    flushSync(() => {
      remove(name);
      announce(fill(links.removed, { name }));
    });
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? document.getElementById(controlId('name')))?.focus();
  };

  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {machines.length > 0 && (
        <Box ref={box} aria-labelledby={id}>
          <h2 id={id}>
            {words.heading}
            <span>{machines.length}</span>
          </h2>
          <ol>
            {machines.map(({ name, detail, to }, index) => (
              <li key={name}>
                <div>
                  <AppLink to={to}>{name}</AppLink>
                  <span>{detail}</span>
                </div>
                <CrossButton
                  type="button"
                  aria-label={fill(links.remove, { name })}
                  onClick={() => takeOff(name, index)}
                />
              </li>
            ))}
          </ol>
          <p>{words.note}</p>
        </Box>
      )}
    </>
  );
}
