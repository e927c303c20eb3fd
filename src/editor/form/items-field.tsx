import { Fragment, useRef, type ReactNode } from 'react';
import { fill, useWords } from '../parts/words.tsx';
import { insertItems, moveMember, valueAtPath, type EntryValue } from '../text/edit.ts';
import { GroupFrame, type FieldProps } from './field-frame.tsx';
import type { FieldModel } from './field-model.ts';
import { useForm } from './form-context.ts';
import { ItemButtons } from './item-buttons.tsx';
import { singular } from './lines-field.tsx';
import { Card, CardTop, Fields, List, SecondaryButton, NameLabel } from './parts.ts';

/** Required texts start empty, so that the check reports them. */
function newItem(fields: readonly FieldModel[]): EntryValue {
  const needed = fields.filter(({ isRequired }) => isRequired);
  const first = needed.length > 0 ? needed : fields.slice(0, 1);
  return Object.fromEntries(
    first.map(({ name, control, schema }) => [name, control === 'choice' ? (schema.enum?.[0] ?? '') : '']),
  );
}

interface ItemsFieldProps extends FieldProps {
  /** Renders a field of an item. Passed in to avoid a circular import. */
  renderField: (inner: FieldProps) => ReactNode;
}

/** A list of blocks. */
export function ItemsField({ field, path, renderField }: ItemsFieldProps) {
  const { form } = useWords();
  const { value, edit, announce } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const found = valueAtPath(value, path);
  const count = Array.isArray(found) ? found.length : 0;
  const one = singular(field);
  const nameOf = (index: number) => fill(form.item, { name: one, number: index + 1 });
  const focus = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    );
  const move = (from: number, to: number) => {
    edit(path, moveMember(from, to));
    announce(fill(form.moved, { item: nameOf(from), number: to + 1 }));
  };
  const add = () => {
    edit(path, insertItems(count, [newItem(field.fields)]));
    focus(count);
  };
  return (
    <GroupFrame field={field} path={path}>
      <List ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index}>
            <CardTop>
              <NameLabel as="span">{nameOf(index)}</NameLabel>
              <ItemButtons
                item={nameOf(index)}
                index={index}
                count={count}
                onMove={(to) => move(index, to)}
                onRemove={() => {
                  edit([...path, String(index)], () => undefined);
                  announce(fill(form.removed, { item: nameOf(index) }));
                }}
              />
            </CardTop>
            <Fields>
              {field.fields.map((inner) => (
                <Fragment key={inner.name}>
                  {renderField({ field: inner, path: [...path, String(index), inner.name] })}
                </Fragment>
              ))}
            </Fields>
          </Card>
        ))}
      </List>
      <SecondaryButton type="button" onClick={add}>
        {fill(form.add, { name: one.toLowerCase() })}
      </SecondaryButton>
    </GroupFrame>
  );
}
