/** The web editor's program: it takes the place of the few words that its document begins with. */
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { globalStyle } from '../site/style/global-style.ts';
import { createStyleCache } from '../site/style/style-cache.ts';
import { editorDataId, type EditorSettings } from './embedded.ts';
import { makeEngineClient } from './engine/client.ts';
import { EditorApp } from './editor-app.tsx';
import { adoptStyle } from './parts/adopt-style.ts';

const text = document.getElementById(editorDataId)?.textContent;
const root = document.getElementById('root');
if (!text || !root) throw new Error('the document carries no data');
const settings = JSON.parse(text) as EditorSettings;
const engine = makeEngineClient(() => new Worker(new URL('./engine/worker.ts', import.meta.url), { type: 'module' }));

/** Storage that the browser may forbid, as some do in private windows: then nothing is kept, and the editor says so. */
function findStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

adoptStyle(document, globalStyle);
// Two bars stay at the top: what gets the focus must not lie below them.
adoptStyle(document, 'html{scroll-padding-top:144px}');
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <EditorApp settings={settings} engine={engine} storage={findStorage()} />
    </CacheProvider>
  </StrictMode>,
);
