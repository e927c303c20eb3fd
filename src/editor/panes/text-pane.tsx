import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Finding } from '../../yaml/finding.ts';
import { Hint, TextArea } from '../../ui/links/control.ts';
import { colour, space } from '../../ui/theme.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import type { CodeView } from './code-mirror.ts';

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(320px, 1fr);
  gap: ${space.x1};
  height: 100%;
  min-width: 0;
`;
const Host = styled.div`
  min-height: 320px;
  min-width: 0;
  border: 1px solid ${colour.lineStrong};
  overflow: hidden;
  contain: size;
`;
const Plain = styled(TextArea)`
  height: 100%;
  font-family: ui-monospace, monospace;
  font-size: 0.875rem;
`;

interface TextPaneProps {
  file: string;
  text: string;
  findings: readonly Finding[];
  /** A line to scroll to. The number distinguishes repeated requests. */
  wish: { line: number; number: number } | undefined;
  onChange: (text: string) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** The file's text with its findings. A plain text area while CodeMirror is not loaded. */
export function TextPane({ file, text, findings, wish, onChange, onUndo, onRedo }: TextPaneProps) {
  const words = useEditorWords().text;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<CodeView>();
  const [hasFailed, setFailed] = useState(false);
  const label = fill(words.label, { file });
  const change = useEffectEvent(onChange);
  useEffect(() => {
    let opened: CodeView | undefined;
    let isGone = false;
    import('./code-mirror.ts').then(
      ({ openCodeView }) => {
        if (isGone || !host.current) return;
        opened = openCodeView(host.current, {
          label,
          describedBy: words.leave,
          onChange: (changed) => change(changed),
          onUndo,
          onRedo,
        });
        setView(opened);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      opened?.close();
      setView(undefined);
    };
  }, [label, words.leave, onUndo, onRedo]);
  useEffect(() => {
    view?.show(text);
  }, [view, text]);
  useEffect(() => {
    view?.mark(findings);
  }, [view, findings]);
  useEffect(() => {
    if (wish) view?.goTo(wish.line);
  }, [wish, view]);
  return (
    <Frame>
      <Hint>{`${words.hint} ${view ? words.leave : words.loading}`}</Hint>
      {hasFailed ? (
        <Plain aria-label={label} value={text} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Host ref={host} data-state={view ? 'open' : 'loading'} />
      )}
    </Frame>
  );
}
