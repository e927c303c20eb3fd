import styled from '@emotion/styled';
import { colour, font, media, size, space } from '../../ui/theme.ts';
import type { EntryValue } from '../../yaml/edit/edit.ts';
import { fieldLines } from '../../yaml/edit/yaml-text.ts';
import { namesIn } from '../../yaml/index-events.ts';
import { labelOf } from '../form/field-model.ts';
import { Buttons, Group, SecondaryButton } from '../form/parts.ts';
import { useEditorWords } from '../parts/words.ts';
import { choiceKey } from '../proposal/merge.ts';
import type { AllChoices, FileConflict } from '../proposal/catch-up.ts';
import type { TakenName } from '../proposal/proposal.ts';

const List = styled.ul`
  display: grid;
  gap: ${space.x3};
  li > strong {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
    overflow-wrap: anywhere;
  }
`;
const Sides = styled.div`
  display: grid;
  gap: ${space.x1};
  margin-top: ${space.x1};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x1};
  min-width: 0;
  padding: ${space.x2};
  border: 1px solid ${colour.line};
  border-top: 3px solid ${colour.lineStrong};
  &[data-chosen='true'] {
    border-top-color: ${colour.success};
    background: ${colour.successPale};
  }
  small {
    font-size: ${size.small};
    color: ${colour.muted};
  }
  img {
    max-width: 100%;
    max-height: 240px;
  }
  pre {
    max-height: 240px;
    margin: 0;
    font: inherit;
    white-space: pre-wrap;
    overflow: auto;
    overflow-wrap: anywhere;
  }
`;

interface ConflictsProps {
  conflicts: readonly FileConflict[];
  choices: AllChoices;
  onChoose: (conflict: FileConflict, side: 'theirs' | 'mine') => void;
}

/** What others published in fields that the proposal changes too, side by side, with a button for each. */
export function Conflicts({ conflicts, choices, onChoose }: ConflictsProps) {
  const { conflicts: words } = useEditorWords();
  const shown = (value: EntryValue | undefined, deleted = words.none) => {
    if (value === undefined) return deleted;
    return typeof value === 'object' ? fieldLines('x', value).slice(1).join('\n') : String(value);
  };
  return (
    <Group as="section">
      <h3>{words.heading}</h3>
      <p>{words.explain}</p>
      <List>
        {conflicts.map((conflict) => {
          const { path, pointer, base } = conflict;
          const names = namesIn(pointer).map((name, at) => (at === 0 ? labelOf(name) : name));
          const where = `${path.replace(/^data\//, '')}: ${names.join(' › ') || words.file}`;
          const chosen = choices.get(path)?.get(choiceKey(conflict));
          return (
            <li key={path + pointer}>
              <strong>{where}</strong>
              <Sides>
                {(['theirs', 'mine'] as const).map((side) => {
                  const action = side === 'theirs' ? words.takeTheirs : words.takeMine;
                  return (
                    <Side key={side} data-chosen={chosen === side}>
                      <small>{words[side]}</small>
                      {side === 'theirs' && conflict.picture !== undefined && <img src={conflict.picture} alt="" />}
                      <pre>{shown(conflict[side], pointer === '' ? words.deleted[side] : undefined)}</pre>
                      <SecondaryButton
                        type="button"
                        aria-pressed={chosen === side}
                        aria-label={`${action}: ${where}`}
                        onClick={() => onChoose(conflict, side)}
                      >
                        {action}
                      </SecondaryButton>
                    </Side>
                  );
                })}
              </Sides>
              {pointer !== '' && <small>{`${words.before}: ${shown(base)}`}</small>}
            </li>
          );
        })}
      </List>
    </Group>
  );
}

/** Files whose names others have, with the button that gives these other names. */
export function Taken({ taken, onRename }: { taken: readonly TakenName[]; onRename: () => void }) {
  const { conflicts: words } = useEditorWords();
  return (
    <Group as="section">
      <h3>{words.taken}</h3>
      <p>{words.takenExplain}</p>
      <List>
        {taken.map(({ path, free }) => (
          <li key={free}>{`${path} → ${free.replace(/^.*\//, '')}`}</li>
        ))}
      </List>
      <Buttons>
        <SecondaryButton type="button" onClick={onRename}>
          {words.rename}
        </SecondaryButton>
      </Buttons>
    </Group>
  );
}
