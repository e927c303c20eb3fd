import styled from '@emotion/styled';
import { Fragment, useState } from 'react';
import { Input } from '../../ui/links/control.ts';
import { space } from '../../ui/theme.ts';
import { slugify } from '../../check/file-names.ts';
import { kindOf, type KindId } from '../../catalogue/kinds.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import { valueAtPath } from '../../yaml/edit/edit.ts';
import { fileField } from './finding-path.ts';
import { FieldFrame } from './field-frame.tsx';
import { fieldsOfKind, namingField, shownFields, textField, type FieldModel } from './field-model.ts';
import { FieldView } from './field-view.tsx';
import { useForm } from './form-context.ts';
import { SiblingRows } from './offers.tsx';
import { Fields, More } from './parts.ts';

const Frame = styled.fieldset`
  display: grid;
  gap: ${space.x4};
  &:disabled {
    opacity: 0.55;
  }
`;
interface EntryFormProps {
  kind: KindId;
  /** For a new entry: its future file. */
  newFile: { file: string; onChange: (file: string) => void } | undefined;
  isReadable: boolean;
}

/** The fields of an entry: required, filled and common ones first, the others collapsed below. */
export function EntryForm({ kind, newFile, isReadable }: EntryFormProps) {
  const { form } = useEditorWords();
  const { value, hidden } = useForm();
  const fields = fieldsOfKind(kind).filter(({ name }) => name !== hidden);
  const usual = shownFields(kind);
  const naming = namingField(kind);
  // A field stays in its place while it is emptied or filled.
  const [filled] = useState(() => fields.filter(({ name }) => valueAtPath(value, [name]) !== undefined));
  const isFirst = (field: FieldModel) => field.isRequired || usual.includes(field.name) || filled.includes(field);
  const first = fields.filter(isFirst);
  const others = fields.filter((field) => !isFirst(field));
  return (
    <Frame disabled={!isReadable}>
      {first.map((field) => (
        <Fragment key={field.name}>
          <FieldView field={field} path={[field.name]} />
          {newFile && field.name === naming && <FileName {...newFile} folder={kindOf(kind).folder} />}
          {kind === 'model' && field.name === 'category' && <SiblingRows />}
        </Fragment>
      ))}
      {others.length > 0 && (
        <More>
          <summary>{fill(form.more, { count: others.length })}</summary>
          <Fields>
            {others.map((field) => (
              <FieldView key={field.name} field={field} path={[field.name]} />
            ))}
          </Fields>
        </More>
      )}
    </Frame>
  );
}

interface FileNameProps extends NonNullable<EntryFormProps['newFile']> {
  folder: string;
}

/** The new file's name, which follows the entry's name until it is changed. */
function FileName({ file, onChange, folder }: FileNameProps) {
  const { form } = useEditorWords();
  const [typed, setTyped] = useState<string>();
  const name = file.slice(folder.length + 1).replace(/\.[^.]*$/, '');
  const ending = file.slice(file.lastIndexOf('.'));
  const field = textField(fileField, form.fileName, form.fileHint);
  return (
    <FieldFrame field={field} path={[fileField]} note={`data/${file}`}>
      {(ties) => (
        <Input
          {...ties}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? name}
          onChange={({ target }) => {
            setTyped(target.value);
            const wanted = slugify(target.value);
            if (wanted !== '') onChange(`${folder}/${wanted}${ending}`);
          }}
          onBlur={(event) => {
            setTyped(undefined);
            ties.onBlur(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
