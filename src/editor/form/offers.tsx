/** What the form offers: the rows of similar machines, and one of several machines in a pasted table. */
import { useEffect, useId, useRef, useState } from 'react';
import { schemas } from '#generated/entry-schemas.gen.js';
import { placeOf } from '../../catalogue/kinds.ts';
import { normalizeName } from '../../text/names.ts';
import { Select } from '../../ui/links/control.ts';
import { completeValues, withChoices } from '../../new-entries/entry-schema.ts';
import { withSiblings } from '../../new-entries/sibling-schema.ts';
import type { MachineTable } from '../../new-entries/read-table.ts';
import { fieldSchemaOf } from '../../yaml/field-schema.ts';
import { isFields, valueAtPath } from '../../yaml/edit/edit.ts';
import { filesOf } from '../engine/sources.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import { useForm } from './form-context.ts';
import { Buttons, Card, Note, SecondaryButton } from './parts.ts';

/** Offers a model without figures the rows of its category's models, as `npm run new` writes them. */
export function SiblingRows() {
  const { spreadsheet: words } = useEditorWords();
  const { value, edit, entries, file, announce } = useForm();
  const { category, specifications, sheet } = isFields(value) ? value : {};
  const mark = `category: ${String(category)}`;
  const isRelated = (entry: (typeof entries)[number]) =>
    entry.kind !== 'model' || (entry.file !== file && entry.text.split(/\r?\n/).includes(mark));
  const hasSiblings = entries.some((entry) => entry.kind === 'model' && isRelated(entry));
  if (category === undefined || specifications !== undefined || sheet !== undefined || !hasSiblings) return undefined;
  const add = () => {
    const files = filesOf(entries.filter(isRelated));
    const plain = withChoices('model', fieldSchemaOf('model', schemas), files);
    const schema = withSiblings(plain, files, String(category));
    const { values } = completeValues('model', schema, {}, '');
    for (const name of ['highlights', 'specifications', 'sheet']) {
      const proposed = values[name];
      if (proposed !== undefined) edit([name], (old) => old ?? proposed);
    }
    announce(words.rowsAdded);
  };
  return (
    <Note>
      {words.siblings}
      <SecondaryButton onClick={add}>{words.addRows}</SecondaryButton>
    </Note>
  );
}

interface ChooseMachineProps {
  table: MachineTable;
  /** Fills in the figures of one of the machines. */
  onChoose: (machine: number) => void;
  /** Imports all of them. */
  onImport: () => void;
  onCancel: () => void;
}

/** Asks which machine of a pasted table is meant. */
export function ChooseMachine({ table, onChoose, onImport, onCancel }: ChooseMachineProps) {
  const { spreadsheet: words } = useEditorWords();
  const { value, file } = useForm();
  const ownNames = new Set(
    [valueAtPath(value, ['name']), placeOf(file)?.id].map((name) => normalizeName(String(name))),
  );
  const ownAt = table.names.findIndex((name) => ownNames.has(normalizeName(name)));
  const [chosen, setChosen] = useState(Math.max(0, ownAt));
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <Card as="div">
      <label htmlFor={id}>{fill(words.whichMachine, { count: table.names.length })}</label>
      <Select ref={select} id={id} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
        {table.names.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </Select>
      <Buttons>
        <SecondaryButton onClick={() => onChoose(chosen)}>{words.fillIn}</SecondaryButton>
        <SecondaryButton onClick={onImport}>{words.importAll}</SecondaryButton>
        <SecondaryButton onClick={onCancel}>{words.cancel}</SecondaryButton>
      </Buttons>
    </Card>
  );
}
