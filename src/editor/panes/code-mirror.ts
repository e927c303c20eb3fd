/** The text editor, loaded when the text is first shown. */
import { defaultKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { Finding } from '../../yaml/finding.ts';
import { commonEnds } from '../../yaml/source-text.ts';
import { colour, size } from '../../ui/theme.ts';

export interface CodeView {
  /** Shows a text that was changed elsewhere; replaces only the difference, so that the cursor stays. */
  show: (text: string) => void;
  mark: (findings: readonly Finding[]) => void;
  goTo: (line: number) => void;
  close: () => void;
}

interface CodeViewOptions {
  label: string;
  /** Id of the text that explains how to leave the editor by keyboard. */
  describedBy: string;
  onChange: (text: string) => void;
  /** Form and text have one history. */
  onUndo: () => void;
  onRedo: () => void;
}

/** A key binding that always takes the key. */
const handled = (act: () => void) => () => {
  act();
  return true;
};

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '0.875rem', color: colour.text, backgroundColor: colour.paper },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused .cm-scroller': { boxShadow: `inset 0 0 0 3px ${colour.primary}` },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.6' },
  '.cm-gutters': { color: colour.muted, backgroundColor: colour.mist, borderRight: `1px solid ${colour.line}` },
  '.cm-activeLine': { backgroundColor: colour.primaryPale },
  '.cm-tooltip': {
    maxWidth: '48ch',
    padding: '4px 8px',
    fontSize: size.small,
    color: colour.text,
    backgroundColor: colour.paper,
    border: `1px solid ${colour.lineStrong}`,
  },
});

/** Opens an empty CodeMirror in a shadow root, where it uses adopted style sheets. The page's CSP blocks `<style>` elements. */
export function openCodeView(
  host: HTMLElement,
  { label, describedBy, onChange, onUndo, onRedo }: CodeViewOptions,
): CodeView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.replaceChildren();
  let isProgrammatic = false;
  /** Typed texts that React has not passed back yet, because it lags behind typing. */
  let typed: string[] = [];
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      extensions: [
        lineNumbers(),
        drawSelection(),
        highlightActiveLine(),
        syntaxHighlighting(defaultHighlightStyle),
        yaml(),
        lintGutter(),
        keymap.of([
          { key: 'Mod-z', run: handled(onUndo), preventDefault: true },
          { key: 'Mod-y', mac: 'Mod-Shift-z', run: handled(onRedo), preventDefault: true },
          { key: 'Ctrl-Shift-z', run: handled(onRedo), preventDefault: true },
          ...defaultKeymap,
        ]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          tabindex: '0',
          'aria-label': label,
          'aria-description': describedBy,
          spellcheck: 'false',
        }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || isProgrammatic) return;
          const now = update.state.doc.toString();
          typed.push(now);
          onChange(now);
        }),
        theme,
      ],
    }),
  });
  return {
    show(next) {
      const echo = typed.lastIndexOf(next);
      typed = typed.slice(echo + 1);
      const now = view.state.doc.toString();
      if (echo >= 0 || next === now) return;
      typed = [];
      const { start, end } = commonEnds(now, next);
      const insert = next.slice(start, next.length - end);
      isProgrammatic = true;
      view.dispatch({ changes: { from: start, to: now.length - end, insert } });
      isProgrammatic = false;
    },
    mark(findings) {
      view.dispatch(
        setDiagnostics(
          view.state,
          findings.map((finding) => diagnosticOf(view.state, finding)),
        ),
      );
    },
    goTo(line) {
      const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      view.focus();
    },
    close: () => view.destroy(),
  };
}

function diagnosticOf({ doc }: EditorState, { line, column, endColumn, severity, message, fix }: Finding): Diagnostic {
  const { from, to } = doc.line(Math.min(line, doc.lines));
  return {
    from: Math.min(from + column - 1, to),
    to: Math.min(from + endColumn - 1, to),
    severity,
    message: fix === undefined ? message : `${message}\n${fix}`,
  };
}
