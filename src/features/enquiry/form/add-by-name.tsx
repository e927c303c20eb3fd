import styled from '@emotion/styled';
import { useId, useState, type FormEvent } from 'react';
import type { AppPath } from '#generated/route-tree.gen.ts';
import { fill } from '../../../catalogue/words.ts';
import type { EnquiryWords } from '../../../enquiry/contract/enquiry-form.ts';
import { maxItems } from '../../../enquiry/contract/items.ts';
import { normalizeName } from '../../../text/names.ts';
import { Button } from '../../../ui/links/button.ts';
import { FieldBox, Hint, Input, LabelRow } from '../../../ui/links/control.ts';
import { useShell } from '../../../ui/shell.ts';
import { hidden, media, space } from '../../../ui/theme.ts';
import { readTypedItems, type NamedPage } from '../typed-items.ts';
import type { EnquiryList } from '../use-enquiry-list.ts';

const Form = styled.form`
  margin-bottom: ${space.x4};
  ${hidden.inert}
`;
const Line = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.x1};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** Names offered while typing. */
const maxOffered = 12;

/** Puts machines on the list by name and quantity, several at once; what no page is called stays in the field. */
export function AddByName({
  list,
  pages,
  words,
}: {
  list: EnquiryList;
  pages: NamedPage[];
  words: EnquiryWords['list'];
}) {
  const { share } = useShell().words;
  const [typed, setTyped] = useState('');
  const [announcement, announce] = useState('');
  const id = useId();
  const [first, second] = pages;
  if (!first) return null;
  const [, before = '', last = ''] = /^(.*[,;]\s*|)(.*)$/.exec(typed) ?? [];
  const asked = normalizeName(last);
  const offered = pages.filter(({ name }) => asked !== '' && normalizeName(name).includes(asked)).slice(0, maxOffered);

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('names');
    if (!(field instanceof HTMLInputElement)) return;
    const { items, unknown } = readTypedItems(pages, field.value);
    const kept = items.filter(({ name, page, quantity }) => {
      const [path = '', size] = page.split('?');
      const query = size === undefined ? '' : `?${size}`;
      return list.add({ name, to: path as AppPath, query, quantity });
    });
    field.value = unknown.join(', ');
    setTyped('');
    announce(
      [
        ...(unknown.length > 0 ? [fill(words.unknown, { names: unknown.join(', ') })] : []),
        ...(kept.length < items.length
          ? [list.items.length + items.length > maxItems ? share.full : share.refused]
          : []),
        ...(kept.length > 0 ? [fill(share.added, { name: kept.map(({ name }) => name).join(', ') })] : []),
      ].join(' '),
    );
  };
  return (
    <Form data-needs-script="" onSubmit={add}>
      <FieldBox>
        <LabelRow>
          <label htmlFor={id}>{words.add}</label>
        </LabelRow>
        <Hint id={`${id}-hint`}>{fill(words.addHint, { example: `2 × ${first.name}, ${second?.name ?? ''}` })}</Hint>
        <Line>
          <Input
            id={id}
            name="names"
            type="text"
            list={`${id}-names`}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit">{share.add}</Button>
        </Line>
        <datalist id={`${id}-names`}>
          {offered.map(({ name }) => (
            <option key={name} value={before + name}>
              {name}
            </option>
          ))}
        </datalist>
        <p role="status">{announcement}</p>
      </FieldBox>
    </Form>
  );
}
