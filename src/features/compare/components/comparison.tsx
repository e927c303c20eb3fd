import styled from '@emotion/styled';
import { maxCompared, type ComparedModel } from '../../../catalogue/shown/lists.ts';
import { colour, font, media, space, mutedText, touchTarget, wrapRow, hidden } from '../../../ui/theme.ts';
import { ButtonLink } from '../../../ui/links/button.ts';
import { PageTools } from '../../share/page-tools.tsx';
import { UnitsSwitch } from '../../../ui/units/units-switch.tsx';
import { ComparisonTable, ModelSelect, type ComparisonProps } from './comparison-table.tsx';
import { useWords } from '../../../ui/shell.ts';
import { fill } from '../../../catalogue/words.ts';

/** CSS alone implements the switch, so it works before hydration and without scripts. */
const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  &:has([data-only-differences]:checked) {
    tr[data-same],
    tbody:not(:has(tr[data-differs])) {
      display: none;
    }
  }
`;
const Tools = styled.div`
  ${wrapRow(`${space.x1} ${space.x3}`)}
  ${hidden.print}
  > label {
    ${touchTarget}
    gap: ${space.x1};
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
    cursor: pointer;
  }
  > p {
    ${mutedText}
  }
  > [data-units] {
    ${media.tablet} {
      margin-inline-start: auto;
    }
  }
  > select {
    flex: 1 1 220px;
    max-width: 320px;
  }
`;

/** The comparison with its controls. */
export function Comparison({ siblings, ...shown }: ComparisonProps) {
  const { comparison, words, onChange } = shown;
  const { links } = useWords();
  const { models, sections } = comparison;
  const rows = sections.flatMap((section) => section.rows);
  const differing = rows.filter(({ differs }) => differs).length;
  const lacking = rows.filter(({ values }) => values.includes(null)).length;
  const counted =
    models.length < 2
      ? words.one
      : differing > 0
        ? fill(words.differing, { count: differing, total: rows.length })
        : lacking > 0
          ? words.noneDiffers
          : words.same;
  const ids = models.map(({ id }) => id);
  const others = siblings.filter(({ id }) => !ids.includes(id));
  const [first, ...rest] = models;
  if (!first) return null;
  return (
    <Panel>
      <Tools>
        {models.length > 1 && differing > 0 && (
          <label>
            <input type="checkbox" data-only-differences="" />
            {words.onlyDifferences}
          </label>
        )}
        <p role="status">{lacking > 0 ? `${counted}, ${fill(words.lacking, { count: lacking })}` : counted}</p>
        <UnitsSwitch figures={rows.flatMap(({ values }) => values)} />
      </Tools>
      <ComparisonTable others={others} {...shown} />
      <Tools>
        <ButtonLink
          look="primary"
          to={first.enquiry.to}
          search={enquirySearch(first, rest)}
          aria-label={fill(links.enquireAbout, { name: models.map(({ name }) => name).join(', ') })}
        >
          {links.enquire}
        </ButtonLink>
        {others.length > 0 && models.length < maxCompared && (
          <ModelSelect
            label={words.add}
            placeholder={words.addOne}
            models={others}
            onChoose={(id) => onChange([...ids, id])}
          />
        )}
        <PageTools send={models.map(({ name }) => name).join(' · ')} hasPrint />
      </Tools>
    </Panel>
  );
}

/** Query of the first machine's enquiry link, with the names of the others. Of a line, the message goes on with theirs. */
function enquirySearch({ enquiry }: ComparedModel, others: readonly ComparedModel[]): string | undefined {
  if (others.length === 0) return enquiry.search;
  const messages = others.flatMap((model) => new URLSearchParams(model.enquiry.search).get('message') ?? []);
  // The message is the last of its fields.
  if (messages.length > 0) return [enquiry.search, ...messages.map(encodeURIComponent)].join('%0A');
  return `${enquiry.search ?? '?'}&with=${others.map(({ name }) => encodeURIComponent(name)).join(',')}`;
}
