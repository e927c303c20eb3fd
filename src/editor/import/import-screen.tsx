import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import { FieldBox, Hint, Input } from '../../ui/links/control.ts';
import { space } from '../../ui/theme.ts';
import type { Spreadsheet } from '../../new-entries/cells.ts';
import { textOfTarget, type Target } from '../../new-entries/targets.ts';
import type { DecimalSign } from '../../figures/correct.ts';
import type { TableLayout } from '../../new-entries/read-table.ts';
import { sayNames } from '../../new-entries/table-words.ts';
import type { Engine } from '../engine/engine.ts';
import { proposedOf } from '../engine/examine.ts';
import type { Sources } from '../engine/sources.ts';
import { useAnswer } from '../engine/use-answer.ts';
import { Note, Pairs, SecondaryButton } from '../form/parts.ts';
import { keepPasted, keptPasted } from '../form/pasted.ts';
import { Bar, BackButton } from '../parts/bar.tsx';
import { Screen } from '../parts/screen.tsx';
import { fill, useEditorWords } from '../parts/words.ts';
import type { Proposal } from '../proposal/proposal.ts';
import { withDraft, type ProposalStore } from '../proposal/proposal-store.ts';
import { Rows } from '../start/entry-list.tsx';
import { goTo } from '../start/use-hash.ts';
import { Chooser, ImportedMachine, useTargetName } from './import-parts.tsx';
import { readFile } from './read-file.ts';
import { remember, remembered, useImport, type Remembered } from './use-import.ts';

const Column = styled.div`
  display: grid;
  gap: ${space.x3};
  margin-top: ${space.x3};
  && h2 {
    margin: ${space.x2} 0 0;
  }
`;

interface ImportScreenProps {
  proposal: Proposal;
  sources: Sources;
  engine: Engine;
  store: ProposalStore;
}

interface OpenFile {
  /** Undefined for a pasted table. */
  file?: File;
  name: string;
  spreadsheet: Spreadsheet;
}

const leftOut = '';

/** Imports the machines of a spreadsheet into the proposal: the file, where its columns go, the machines, all at once. */
export function ImportScreen({ proposal, sources, engine, store }: ImportScreenProps) {
  const { spreadsheet: words } = useEditorWords();
  const [file, setFile] = useState<OpenFile | 'reading' | undefined>(() => {
    const rows = keptPasted();
    return rows && { name: words.pasted, spreadsheet: { tables: [{ name: words.pasted, rows }], notes: [] } };
  });
  const [answers, setAnswers] = useState<Remembered>({});
  const [isReused, setReused] = useState(false);
  const open = async (chosen: File | undefined, encoding?: string) => {
    if (!chosen) return;
    setFile('reading');
    const spreadsheet = await readFile(chosen, encoding);
    const kept = 'problem' in spreadsheet ? {} : remembered(spreadsheet.tables);
    setAnswers(kept);
    setReused(Object.keys(kept).length > 0);
    setFile({ file: chosen, name: chosen.name, spreadsheet });
  };
  const spreadsheet = typeof file === 'object' ? file.spreadsheet : undefined;
  return (
    <>
      <Bar>
        <BackButton />
      </Bar>
      <Screen title={words.heading} isBusy={file === 'reading'}>
        <Column>
          <FieldBox>
            <label htmlFor="spreadsheet">{words.file}</label>
            <Hint id="spreadsheet-hint">{words.intro}</Hint>
            <Input
              id="spreadsheet"
              type="file"
              accept=".xlsx,.csv,.tsv"
              aria-describedby="spreadsheet-hint"
              onChange={({ target }) => void open(target.files?.[0])}
            />
          </FieldBox>
          {file === 'reading' && <p role="status">{words.reading}</p>}
          {isReused && <Hint role="status">{words.remembered}</Hint>}
          {spreadsheet && 'problem' in spreadsheet && <Note role="alert">{spreadsheet.problem}</Note>}
          {typeof file === 'object' && spreadsheet?.encodings && spreadsheet.encodings.length > 1 && (
            <Chooser
              label={words.encoding}
              value={'problem' in spreadsheet ? '' : (spreadsheet.encodings[0]?.encoding ?? '')}
              onChoose={(encoding) => void open(file.file, encoding)}
            >
              {'problem' in spreadsheet && <option value="">{words.choose}</option>}
              {spreadsheet.encodings.map(({ encoding, sample }) => (
                <option key={encoding} value={encoding}>
                  {`${sample} (${encoding})`}
                </option>
              ))}
            </Chooser>
          )}
          {typeof file === 'object' && !('problem' in file.spreadsheet) && (
            <Machines
              {...{ proposal, sources, engine, store, answers }}
              tables={file.spreadsheet.tables}
              notes={file.spreadsheet.notes}
              onAnswer={(news) => {
                const all = { ...answers, ...news };
                setAnswers(all);
                if ('tables' in file.spreadsheet) remember(file.spreadsheet.tables, all);
              }}
            />
          )}
        </Column>
      </Screen>
    </>
  );
}

interface MachinesProps extends ImportScreenProps, Extract<Spreadsheet, { tables: unknown }> {
  answers: Remembered;
  onAnswer: (answers: Remembered) => void;
}

/** The choosers for a table, and its machines with their findings. */
function Machines({ proposal, sources, engine, store, tables, notes, answers, onAnswer }: MachinesProps) {
  const { spreadsheet: words } = useEditorWords();
  const { importer, table, keys, targets, made, drafts, whole, category } = useImport(
    sources,
    proposal,
    tables,
    answers,
  );
  const asked = useMemo(() => proposedOf(whole, sources.media), [whole, sources.media]);
  const { answer, isChecking, hasFailed } = useAnswer(engine, asked, '');
  const [problem, setProblem] = useState('');
  // Once it is answered, the table is clear.
  const unclear = table.unclear ?? answers.unclear;
  const { hasNames } = table;
  const changed = made.entries.filter(({ text, base }) => text !== base);
  const takeOver = async () => {
    keepPasted(undefined);
    if (await store.change((before) => drafts.reduce(withDraft, before))) goTo('');
    else setProblem(words.full);
  };
  const sayTarget = useTargetName();
  return (
    <>
      <Pairs>
        {tables.length > 1 && (
          <Chooser
            label={words.table}
            value={String(answers.table ?? 0)}
            onChoose={(index) => onAnswer({ table: Number(index) })}
          >
            {tables.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </Chooser>
        )}
        <Chooser
          label={words.layout}
          value={table.layout}
          onChoose={(chosen) => onAnswer({ layout: chosen as TableLayout })}
        >
          <option value="rows">{words.rows}</option>
          <option value="columns">{words.columns}</option>
        </Chooser>
        {unclear && (
          <Chooser
            label={fill(words.unclear, { number: unclear.text })}
            value={unclear.text === answers.unclear?.text ? (answers.decimals ?? '') : ''}
            onChoose={(sign) => onAnswer({ unclear, decimals: sign === '' ? undefined : (sign as DecimalSign) })}
          >
            <option value="">{words.choose}</option>
            <option value=".">{unclear['.']}</option>
            <option value=",">{unclear[',']}</option>
          </Chooser>
        )}
        <Chooser label={words.category} value={category} onChoose={(id) => onAnswer({ category: id })}>
          {importer.categories.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Chooser>
      </Pairs>
      <p role="status">
        {hasNames ? fill(words.found, { count: table.names.length, names: sayNames(table.names) }) : words.noNames}
      </p>
      <h2>{words.targets}</h2>
      <Hint>{words.targetsHint}</Hint>
      <Pairs>
        {table.properties.map((property, index) => {
          const key = keys[index] ?? '';
          const choices = [targets[index] ?? [], ...importer.choicesFor(property, category)];
          const all = new Map(choices.map((choice): [string, Target] => [textOfTarget(choice), choice]));
          all.delete(leftOut);
          return (
            <Chooser
              key={key}
              label={`${key}: ${property.values.find(Boolean) ?? ''}`}
              value={textOfTarget(targets[index] ?? [])}
              onChoose={(text) => onAnswer({ columns: { ...answers.columns, [key]: all.get(text) ?? [] } })}
            >
              <option value={leftOut}>{words.leaveOut}</option>
              {[...all].map(([text, target]) => (
                <option key={text} value={text}>
                  {sayTarget(target)}
                </option>
              ))}
            </Chooser>
          );
        })}
      </Pairs>
      {notes.length + made.notes.length > 0 && <h2>{words.notes}</h2>}
      {[...notes, ...made.notes].map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <h2>{words.preview}</h2>
      <Rows aria-busy={isChecking}>
        {hasNames &&
          made.entries.map((entry) => (
            <ImportedMachine key={entry.file} entry={entry} findings={answer?.elsewhere ?? []} />
          ))}
      </Rows>
      {(problem !== '' || hasFailed) && <Note role="alert">{problem || words.checkFailed}</Note>}
      <SecondaryButton
        type="button"
        disabled={!hasNames || changed.length === 0 || isChecking}
        onClick={() => void takeOver()}
      >
        {fill(words.takeOver, { count: changed.length })}
      </SecondaryButton>
    </>
  );
}
