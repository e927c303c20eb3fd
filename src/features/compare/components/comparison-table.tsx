import { useId } from 'react';
import type { ComparableModel, CompareWords, MachineComparison } from '../../../catalogue/shown/lists.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { ScaleNote } from '../../../ui/pictures/place-pictures.ts';
import { ListToggle } from '../../enquiry/list-toggle.tsx';
import { CrossButton } from '../../../ui/links/button.ts';
import { revealFocused } from '../../../ui/hooks/elements.ts';
import { useFigureValue } from '../../../ui/units/use-units.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { Frame, SmallSelect, Table } from './comparison-style.ts';
import { Elevation, useAlignedDrawings } from '../../../ui/pictures/aligned-drawings.tsx';
import { useWords } from '../../../ui/shell.ts';
import { fill } from '../../../catalogue/words.ts';

export interface ComparisonProps {
  comparison: MachineComparison;
  /** Models of the category that may replace a machine or be added. */
  siblings: readonly ComparableModel[];
  words: CompareWords;
  /** Called with the ids of the new selection. */
  onChange: (ids: string[]) => void;
}

interface ComparisonTableProps extends Omit<ComparisonProps, 'siblings'> {
  /** Models that may replace a machine. */
  others: readonly ComparableModel[];
}

/** Machines side by side, one row per figure; rows that differ have a mark and a tint. */
export function ComparisonTable({ comparison, others, words, onChange }: ComparisonTableProps) {
  const { models, sections } = comparison;
  const { links, pictures } = useWords();
  const captionId = useId();
  const show = useFigureValue();
  const row = useAlignedDrawings(models.map(({ elevation }) => elevation));
  const isMixed = sections.some(({ rows }) => rows.some(({ differs }) => !differs));
  const ids = models.map(({ id }) => id);
  return (
    <Frame role="region" aria-labelledby={captionId} tabIndex={0} onFocus={revealFocused}>
      <Table count={models.length} data-wide={models.length > 3 ? '' : undefined} data-mixed={isMixed ? '' : undefined}>
        <caption id={captionId}>
          <VisuallyHidden>{models.map(({ name }) => name).join(' · ')}</VisuallyHidden>
        </caption>
        <colgroup>
          <col />
          {ids.map((id) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{words.drawing}</VisuallyHidden>
              {row && models.length > 1 && (
                <ScaleNote>{row.isOneScale ? words.oneScale : pictures.notOneScale}</ScaleNote>
              )}
            </td>
            {models.map(({ name, to, search, elevation }, at) => (
              <td key={at}>
                {elevation && <Elevation src={elevation} place={row?.places[at]} />}
                <ModelSelect
                  label={fill(words.replaceName, { name })}
                  placeholder={words.replace}
                  models={others}
                  onChoose={(id) => onChange(ids.with(at, id))}
                />
                <ListToggle item={{ to, name, ...(search === undefined ? {} : { query: search }) }} />
              </td>
            ))}
          </tr>
          <tr>
            <td>
              <VisuallyHidden>{words.figure}</VisuallyHidden>
            </td>
            {models.map(({ id, name, to, search }) => (
              <th key={id} scope="col">
                <div>
                  <AppLink to={to} search={search}>
                    {name}
                  </AppLink>
                  {models.length > 1 && (
                    <CrossButton
                      type="button"
                      aria-label={fill(links.remove, { name })}
                      onClick={({ currentTarget }) => {
                        focusNeighbour(currentTarget);
                        onChange(ids.filter((chosenId) => chosenId !== id));
                      }}
                    />
                  )}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup">{title}</th>
              {models.map(({ id, name }) => (
                <td key={id} data-again="">
                  <span>{name}</span>
                </td>
              ))}
            </tr>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs ? '' : undefined} data-same={differs ? undefined : ''}>
                <th scope="row">
                  <span>{label}</span>
                  {differs && <VisuallyHidden>{` ${words.differs}`}</VisuallyHidden>}
                </th>
                {values.map((value, at) => (
                  <td key={at} data-not-stated={value === null ? '' : undefined}>
                    {value === null ? words.notStated : show(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Frame>
  );
}

/** Moves the focus to the next or previous machine when its column is removed. */
function focusNeighbour(button: HTMLElement): void {
  const head = button.closest('th');
  const neighbour = head?.nextElementSibling ?? head?.previousElementSibling;
  neighbour?.querySelector('a')?.focus({ preventScroll: true });
}

interface ModelSelectProps {
  label: string;
  placeholder: string;
  models: readonly ComparableModel[];
  onChoose: (id: string) => void;
}

/** Select of further models; nothing when there are none. */
export function ModelSelect({ label, placeholder, models, onChoose }: ModelSelectProps) {
  if (models.length === 0) return null;
  return (
    <SmallSelect aria-label={label} value="" onChange={(event) => onChoose(event.target.value)}>
      <option value="">{placeholder}</option>
      {models.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SmallSelect>
  );
}
