import { useState, type ComponentProps } from 'react';
import { fill } from '../../../../catalogue/words.ts';
import { maxNote } from '../../../../enquiry/contract/enquiry.ts';
import { Hint, Input } from '../../../../ui/links/control.ts';
import { useWords } from '../../../../ui/shell.ts';

/** From this length on, a note says how long it is and may be. */
const nearlyFull = maxNote - 20;

/** A note or an answer on one line. It says how long it may be before it takes no more. */
export function NoteInput({ onChange, ...props }: ComponentProps<typeof Input>) {
  const { links } = useWords();
  const [length, setLength] = useState(String(props.defaultValue ?? '').length);
  return (
    <>
      <Input
        {...props}
        type="text"
        maxLength={maxNote}
        onChange={(event) => {
          setLength(event.currentTarget.value.length);
          onChange?.(event);
        }}
      />
      {length >= nearlyFull && (
        <Hint as="span" role="status">
          {fill(links.of, { number: length, count: maxNote })}
        </Hint>
      )}
    </>
  );
}
