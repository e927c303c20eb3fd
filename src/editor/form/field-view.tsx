import { GroupFrame, type FieldProps } from './field-frame.tsx';
import { ItemsField } from './items-field.tsx';
import { LinesField } from './lines-field.tsx';
import { Fields, Note, Pairs } from './parts.ts';
import { useWords } from '../parts/words.tsx';
import { RowsField } from './rows-field.tsx';
import { ChoiceField, TypedField } from './single-fields.tsx';
import { TablesField } from './tables-field.tsx';

/** A block of fields; small ones are two to a row. */
function BlockField({ field, path }: FieldProps) {
  const isSmall = field.fields.every(({ control }) => control === 'line' || control === 'number');
  const Inside = isSmall && field.fields.length > 2 ? Pairs : Fields;
  return (
    <GroupFrame field={field} path={path} isInset>
      <Inside>
        {field.fields.map((inner) => (
          <FieldView key={inner.name} field={inner} path={[...path, inner.name]} />
        ))}
      </Inside>
    </GroupFrame>
  );
}

/** A field without a control; it can only be edited in the text. */
function OtherField(props: FieldProps) {
  const { form } = useWords();
  return (
    <GroupFrame {...props}>
      <Note>{form.textOnly}</Note>
    </GroupFrame>
  );
}

/** Chooses a field's control by its schema. */
export function FieldView(props: FieldProps) {
  switch (props.field.control) {
    case 'line':
    case 'text':
    case 'number':
    case 'date':
      return <TypedField {...props} />;
    case 'choice':
    case 'reference':
    case 'truth':
      return <ChoiceField {...props} />;
    case 'lines':
      return <LinesField {...props} />;
    case 'items':
      return <ItemsField {...props} renderField={(inner) => <FieldView {...inner} />} />;
    case 'block':
      return <BlockField {...props} />;
    case 'rows':
      return <RowsField {...props} />;
    case 'tables':
      return <TablesField {...props} />;
    case 'other':
      return <OtherField {...props} />;
  }
}
