import styled from '@emotion/styled';
import { useState } from 'react';
import { slugify } from '../../check/file-names.ts';
import { Hint, Input, Select } from '../../ui/links/control.ts';
import { colour, space } from '../../ui/theme.ts';
import { nameIn } from '../drafts/new-draft.ts';
import type { Engine } from '../engine/engine.ts';
import { proposedOf } from '../engine/examine.ts';
import type { PlannedChange, PlannedEdit } from '../engine/plan-change.ts';
import type { Sources } from '../engine/sources.ts';
import { labelOf } from '../form/field-model.ts';
import type { FieldOption } from '../form/form-context.ts';
import { Buttons, Fields, NameLabel, More, Note, SecondaryButton } from '../form/parts.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import { goTo } from '../start/use-hash.ts';
import { idOfFile, unreadNaming, withChange } from './apply.ts';
import { Notice } from '../workbench-layout.ts';
import { withKnownPhotos, type Draft, type Proposal } from './proposal.ts';
import { withOpen, type ProposalStore } from './proposal-store.ts';

const Edits = styled.ul`
  display: grid;
  gap: ${space.x1};
  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space.x1};
    padding-top: ${space.x1};
    border-top: 1px solid ${colour.line};
    overflow-wrap: anywhere;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 2px;
  }
  del {
    color: ${colour.error};
  }
  ins {
    color: ${colour.success};
  }
`;

interface ChangePanelProps {
  draft: Draft;
  proposal: Proposal;
  sources: Sources;
  engine: Engine;
  store: ProposalStore;
  /** The published name. */
  oldName: string;
  /** Other entries of the same kind. */
  others: readonly FieldOption[];
}

/** Renames an entry's file, or deletes it: first shows all that goes with it, each of which can be refused. */
export function ChangePanel({ draft, proposal, sources, engine, store, oldName, others }: ChangePanelProps) {
  const { change: words } = useEditorWords();
  const [, folder = '', id = '', ending = ''] = /^(.*\/)(.*?)(\.\w+)$/.exec(draft.file) ?? [];
  const [name, setName] = useState(id);
  const [instead, setInstead] = useState('');
  const [plan, setPlan] = useState<{ change: PlannedChange; edits: readonly PlannedEdit[] }>();
  const [refused, setRefused] = useState<readonly PlannedEdit[]>([]);
  const [announcement, announce] = useState('');
  const ask = (to: string | undefined) => {
    const change = { file: draft.file, to, oldName, instead: instead === '' ? undefined : folder + instead + ending };
    const proposed = proposedOf(withOpen(proposal, draft), sources.media);
    engine.plan({ ...proposed, change }).then(
      (edits) => {
        setPlan({ change, edits });
        announce(fill(words.found, { count: edits.length }));
      },
      () => announce(words.failed),
    );
  };
  const unread = unreadNaming(proposal.drafts, draft, oldName).map(({ file }) => file);
  const wanted = slugify(name);
  const isTaken = others.some(({ value }) => value === wanted);
  const canRename = wanted !== '' && !isTaken && (wanted !== id || nameIn(draft) !== oldName);
  const apply = ({ change, edits }: NonNullable<typeof plan>) => {
    const accepted = edits.filter((edit) => !edit.isManual && !refused.includes(edit));
    void store.change((now) => {
      const ofDraft = { ...change, id: draft.id };
      const drafts = withChange(withOpen(now, draft).drafts, ofDraft, accepted, sources.entries, Date.now());
      return withKnownPhotos({ ...now, drafts }, sources.media);
    });
    goTo('');
  };
  return (
    <More>
      <summary>{words.heading}</summary>
      <Fields>
        <div>
          <NameLabel htmlFor="new-name">{words.file}</NameLabel>
          <Input id="new-name" autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
          <SecondaryButton type="button" disabled={!canRename} onClick={() => ask(folder + wanted + ending)}>
            {words.rename}
          </SecondaryButton>
          {isTaken && <Note>{fill(words.taken, { file: folder + wanted + ending })}</Note>}
        </div>
        <div>
          <NameLabel htmlFor="instead">{words.instead}</NameLabel>
          <Select id="instead" value={instead} onChange={({ target }) => setInstead(target.value)}>
            <option value="">{words.nothing}</option>
            {others.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <SecondaryButton type="button" onClick={() => ask(undefined)}>
            {words.delete}
          </SecondaryButton>
        </div>
        <Hint role="status">{announcement}</Hint>
        {plan && (
          <>
            {unread.length > 0 && <Notice role="alert">{fill(words.unread, { files: unread.join(', ') })}</Notice>}
            <Edits>
              {plan.edits.map((edit) => (
                <li key={`${edit.file} ${edit.path.join('/')}`}>
                  {edit.isManual ? (
                    <span />
                  ) : (
                    <input
                      type="checkbox"
                      id={`edit:${edit.file} ${edit.path.join('/')}`}
                      checked={!refused.includes(edit)}
                      onChange={({ target }) =>
                        setRefused((old) => [...old.filter((kept) => kept !== edit), ...(target.checked ? [] : [edit])])
                      }
                    />
                  )}
                  <label htmlFor={`edit:${edit.file} ${edit.path.join('/')}`}>
                    <small>{`${edit.file}, ${placeText(edit)}: ${edit.isManual ? words.byHand : words[edit.why]}`}</small>
                    <br />
                    {edit.isManual ? <span>{edit.before}</span> : edit.before !== '' && <del>{edit.before}</del>}{' '}
                    {edit.after !== undefined && <ins>{edit.after}</ins>}
                  </label>
                  <SecondaryButton type="button" onClick={() => goTo(idOfFile(edit.file, proposal.drafts))}>
                    {words.open}
                  </SecondaryButton>
                </li>
              ))}
            </Edits>
            <Buttons>
              <SecondaryButton type="button" onClick={() => apply(plan)}>
                {fill(plan.change.to === undefined ? words.confirmDelete : words.confirmRename, {
                  name: oldName,
                  file: plan.change.to ?? '',
                })}
              </SecondaryButton>
              <SecondaryButton type="button" onClick={() => setPlan(undefined)}>
                {words.cancel}
              </SecondaryButton>
            </Buttons>
          </>
        )}
      </Fields>
    </More>
  );
}

/** `redirects › /blt200`. */
const placeText = ({ path }: PlannedEdit) =>
  path
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name.startsWith('/') ? name : labelOf(name)))
    .join(' › ');
