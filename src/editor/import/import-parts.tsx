import type { ReactNode } from 'react';
import { FieldBox, Select } from '../../ui/links/control.ts';
import type { ImportedEntry } from '../../new-entries/import-machines.ts';
import type { Target } from '../../new-entries/targets.ts';
import type { Finding } from '../../yaml/finding.ts';
import { labelOf } from '../form/field-model.ts';
import { Note } from '../form/parts.ts';
import { fill, useEditorWords } from '../parts/words.ts';

/** How people call the place where a column goes: `Force (Baling Section)`. */
export function useTargetName() {
  const { spreadsheet: words } = useEditorWords();
  return ([field = '', title = '', row]: Target): string => {
    if (field === 'highlights') return `${title} (${words.keyFigure})`;
    return row === undefined ? labelOf(field) : `${row} (${title})`;
  };
}

/** An imported machine: its file, its changes and its findings. */
export function ImportedMachine({ entry, findings }: { entry: ImportedEntry; findings: readonly Finding[] }) {
  const { spreadsheet: words } = useEditorWords();
  const sayTarget = useTargetName();
  const { name, file, text, base, changes } = entry;
  const state =
    base === undefined ? words.new : text === base ? words.unchanged : fill(words.changed, { count: changes.length });
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>{`${file} (${state})`}</small>
        {base !== undefined &&
          changes.map(({ target, was, now }) => (
            <small key={target.join()}>{`${sayTarget(target)}: ${was === undefined ? '' : `${was} → `}${now}`}</small>
          ))}
        {findings
          .filter((finding) => finding.file === file)
          .map(({ message, severity, line, column }) => (
            <Note key={`${line}:${column} ${message}`} data-severity={severity}>
              {message}
            </Note>
          ))}
      </span>
    </li>
  );
}

interface ChooserProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

/** A select field with its label. */
export function Chooser({ label, value, onChoose, children }: ChooserProps) {
  return (
    <FieldBox as="label">
      {label}
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </Select>
    </FieldBox>
  );
}
