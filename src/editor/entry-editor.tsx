/** The web editor's program: it takes the place of the few words that its document begins with. */
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { globalStyle } from '../site/global-style.ts';
import { createStyleCache } from '../site/style-cache.ts';
import { editorDataId, type EditorSettings } from './embedded.ts';
import { makeEngineClient } from './engine/client.ts';
import { EditorApp } from './editor-app.tsx';
import { adoptStyle } from './parts/adopt-style.ts';

const text = document.getElementById(editorDataId)?.textContent;
const root = document.getElementById('root');
if (!text || !root) throw new Error('the document carries no data');
const settings = JSON.parse(text) as EditorSettings;
const engine = makeEngineClient(() => new Worker(new URL('./engine/worker.ts', import.meta.url), { type: 'module' }));

adoptStyle(document, globalStyle);
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <EditorApp settings={settings} engine={engine} storage={localStorage} />
    </CacheProvider>
  </StrictMode>,
);
