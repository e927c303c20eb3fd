/** Entry point of the web editor; replaces the document's initial text. */
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { globalStyle } from '../ui/style/global-style.ts';
import { createStyleCache } from '../ui/style/style-cache.ts';
import { editorDataId, type EditorSettings } from './embedded.ts';
import { EditorApp } from './editor-app.tsx';
import { adoptStyle } from './parts/adopt-style.ts';

const text = document.getElementById(editorDataId)?.textContent;
const root = document.getElementById('root');
if (!text || !root) throw new Error('the document carries no data');
const settings = JSON.parse(text) as EditorSettings;

/** Undefined if the browser blocks storage, as in some private windows. The editor then warns that nothing is saved. */
function findStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

adoptStyle(document, globalStyle);
// A focused element must not be hidden below the two sticky bars.
adoptStyle(document, 'html{scroll-padding-top:144px}');
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <EditorApp settings={settings} storage={findStorage()} />
    </CacheProvider>
  </StrictMode>,
);
