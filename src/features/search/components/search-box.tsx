import styled from '@emotion/styled';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { fill } from '../../../catalogue/words.ts';
import type { Hit } from '../open-search.ts';
import { useShell } from '../../../ui/shell.ts';
import { colour, layout, media, size, space } from '../../../ui/theme.ts';
import { Button, CrossButton } from '../../../ui/links/button.ts';
import { panelStyle } from '../../../ui/layout/header-panel.ts';
import { useNavigate } from '@tanstack/react-router';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { moveMark, shortList, listId, OptionList, optionId } from './option-list.tsx';
import { answerLabel, useSearch } from './use-search.ts';

const Panel = styled.div`
  ${panelStyle}
  ${media.belowDesk} {
    height: calc(100dvh - ${layout.headerHeight});
    border-bottom: 0;
  }
`;
const Inner = styled.form`
  display: grid;
  gap: ${space.x3};
  max-width: calc(720px + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.x3} ${space.gutter} ${space.x4};
  p {
    color: ${colour.muted};
  }
  [type='submit'] {
    justify-self: start;
    min-height: 44px;
    padding: 0 ${space.x2};
  }
`;
const Field = styled.div`
  display: flex;
  align-items: center;
  border-bottom: 2px solid ${colour.ink};
  &:focus-within {
    border-color: ${colour.primary};
    box-shadow: 0 1px ${colour.primary};
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 56px;
    padding: 0;
    border: 0;
    background: none;
    font-size: ${size.h3};
    color: ${colour.ink};
    outline: none;
  }
  input::placeholder {
    color: ${colour.muted};
    opacity: 1;
  }
`;

export interface SearchBoxProps {
  /** `refocus` returns the focus to the opener. */
  onClose: (how?: { refocus: boolean }) => void;
}

/** Search in the header: a combobox with the best hits of each kind. Enter alone opens the results page. */
export function SearchBox({ onClose }: SearchBoxProps) {
  const { language, search: texts } = useShell();
  const { to, label, close, others } = texts;
  const navigate = useNavigate();
  const search = useSearch();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [marked, setMarked] = useState<number>();
  const query = useDeferredValue(text.trim());
  const ready = search === 'failed' ? undefined : search;
  const answer = query === '' ? undefined : ready?.ask(query);
  const announcement = ready && answer && answerLabel(ready, query, answer, language);
  const groups = shortList(answer?.groups ?? []);
  const hits = groups.flatMap((group) => group.hits);

  useEffect(() => field.current?.focus(), []);
  const leave = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && !box.current?.contains(target)) onClose();
  });
  useEffect(() => {
    const closeOutside = (event: MouseEvent) => leave(event.target);
    document.addEventListener('mousedown', closeOutside);
    return () => document.removeEventListener('mousedown', closeOutside);
  }, []);

  const open = (hit: Hit, { inNewTab = false } = {}) => {
    const href = hit.to + (hit.search ?? '');
    if (inNewTab) return void window.open(href, '_blank', 'noopener');
    onClose();
    void navigate({ href });
  };
  const showAll = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    void navigate({ href: `${to}?q=${encodeURIComponent(text.trim())}` });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = marked === undefined ? undefined : hits[marked];
    if (step && hits.length > 0) setMarked(moveMark(step, marked, hits.length));
    else if (event.key === 'Enter' && hit) open(hit);
    else if (event.key === 'Escape' && text !== '') change('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const change = (next: string) => {
    setText(next);
    setMarked(undefined);
  };

  return (
    <Panel
      ref={box}
      onBlur={({ relatedTarget }) => relatedTarget && leave(relatedTarget)}
      onKeyDown={(event) => event.key === 'Escape' && onClose({ refocus: true })}
    >
      <Inner role="search" action={to} onSubmit={showAll}>
        <Field>
          <input
            ref={field}
            name="q"
            type="text"
            role="combobox"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? listId : undefined}
            aria-activedescendant={marked === undefined ? undefined : optionId(marked)}
            placeholder={label}
            value={text}
            onChange={({ target }) => change(target.value)}
            onKeyDown={onKeyDown}
          />
          <CrossButton type="button" aria-label={close} onClick={() => onClose({ refocus: true })} />
        </Field>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {answer?.isNear && <p aria-hidden="true">{announcement}</p>}
        {hits.length > 0 && <OptionList groups={groups} marked={marked} onChoose={open} />}
        {(answer || search === 'failed') && (
          <Button type="submit">
            {ready && answer && !answer.isNear ? fill(ready.words.all, { count: answer.total }) : others}
          </Button>
        )}
      </Inner>
    </Panel>
  );
}
