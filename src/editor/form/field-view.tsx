import { valueAtPath } from '../../yaml/edit/edit.ts';
import { useEditorWords } from '../parts/words.ts';
import { GroupFrame, type FieldProps } from './field-frame.tsx';
import { fits, type FieldModel } from './field-model.ts';
import { useForm } from './form-context.ts';
import { MembersField } from './members-field.tsx';
import { Fields, Note, Pairs } from './parts.ts';
import { ChoiceField, TypedField } from './single-fields.tsx';

function renderFields(fields: readonly FieldModel[], path: readonly string[]) {
  // Small fields are two to a row.
  const isSmall = fields.length > 2 && fields.every(({ control }) => control === 'line' || control === 'number');
  const Inside = isSmall ? Pairs : Fields;
  return (
    <Inside>
      {fields.map((field) => (
        <FieldView key={field.name} field={field} path={[...path, field.name]} />
      ))}
    </Inside>
  );
}

/** Chooses a field's control by its schema. */
export function FieldView(props: FieldProps) {
  const { field, path } = props;
  const { form } = useEditorWords();
  const { value } = useForm();
  if (!fits(field, valueAtPath(value, path))) {
    return (
      <GroupFrame {...props}>
        <Note>{form.textOnly}</Note>
      </GroupFrame>
    );
  }
  switch (field.control) {
    case 'line':
    case 'text':
    case 'number':
    case 'date':
      return <TypedField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'list':
    case 'rows':
      return <MembersField {...props} renderFields={renderFields} />;
    case 'block':
      return (
        <GroupFrame {...props} isInset>
          {renderFields(field.fields, path)}
        </GroupFrame>
      );
  }
}
