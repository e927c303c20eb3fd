import styled from '@emotion/styled';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { CompareGroup } from '../compare-page.ts';
import { maxCompared, type CompareWords } from '../../../catalogue/shown/lists.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { colour, font, labelText, media, size, space, mutedText, touchTarget, hidden } from '../../../ui/theme.ts';
import { Row } from '../../../ui/layout/container.ts';
import { Button } from '../../../ui/links/button.ts';
import { fill } from '../../../catalogue/words.ts';

const Groups = styled.div`
  display: grid;
  gap: ${space.x3} ${space.x4};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${space.x3};
  ${hidden.noScript}
  fieldset {
    padding: ${space.x1} 0 0;
    border-top: 2px solid ${colour.ink};
  }
  legend {
    ${labelText}
    float: inline-start;
    width: 100%;
    padding: 0 0 ${space.x1};
    color: ${colour.ink};
  }
  label {
    display: flex;
    clear: both;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    border-top: 1px solid ${colour.line};
    cursor: pointer;
  }
  label:has(:disabled) {
    color: ${colour.muted};
    cursor: default;
  }
  label:has(:checked) {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  a {
    ${touchTarget}
    font-size: ${size.small};
  }
  p {
    ${mutedText}
  }
`;

interface ModelPickerProps {
  /** Path of the comparison page. */
  action: AppPath;
  groups: readonly CompareGroup[];
  words: CompareWords;
  onChoose: (ids: string[]) => void;
}

const tickedIn = (form: HTMLFormElement) => new FormData(form).getAll('models').map(String);

/** Model selection by category: a plain form that sends the ids in the query. */
export function ModelPicker({ action, groups, words, onChoose }: ModelPickerProps) {
  const [ids, setIds] = useState<string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // Boxes may be ticked before hydration or restored by the browser.
  useEffect(() => {
    if (form.current) setIds(tickedIn(form.current));
  }, []);
  const isFull = ids.length >= maxCompared;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(tickedIn(event.currentTarget));
  };
  return (
    <Form ref={form} action={action} onChange={(event) => setIds(tickedIn(event.currentTarget))} onSubmit={submit}>
      <Groups>
        {groups.map(({ title, category, models, count }) => (
          <fieldset key={category.to}>
            <legend>{title}</legend>
            {models.map(({ id, name }) => (
              <label key={id}>
                <input type="checkbox" name="models" value={id} disabled={isFull && !ids.includes(id)} />
                {name}
              </label>
            ))}
            {count !== undefined && (
              <AppLink to={category.to}>{fill(words.allOf, { count, category: category.label })}</AppLink>
            )}
          </fieldset>
        ))}
      </Groups>
      <Row $gap={`${space.x1} ${space.x2}`}>
        <Button look="primary" type="submit" disabled={ids.length === 1}>
          {words.button}
        </Button>
        <p role="status">
          {isFull
            ? words.full
            : ids.length > 0
              ? fill(words.chosen, { count: ids.length, most: maxCompared })
              : words.choose}
        </p>
      </Row>
    </Form>
  );
}
