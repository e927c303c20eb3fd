/** Entry point of the web editor; replaces the document's initial text. */
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { globalStyle } from '../ui/style/global-style.ts';
import { createStyleCache } from '../ui/style/style-cache.ts';
import { editorDataId, type EditorSettings } from './embedded.ts';
import { EditorApp } from './editor-app.tsx';
import { finishSignIn } from './github/sign-in.ts';
import { restoreToken } from './github/token.ts';
import { sendHash } from './start/use-hash.ts';
import { adoptStyle } from './parts/adopt-style.ts';
import { browserParts, openProposals } from './proposal/proposal-store.ts';

const text = document.getElementById(editorDataId)?.textContent;
const root = document.getElementById('root');
if (!text || !root) throw new Error('the document carries no data');
const settings = JSON.parse(text) as EditorSettings;

adoptStyle(document, globalStyle);
// A focused element must not be hidden below the two sticky bars.
adoptStyle(document, 'html{scroll-padding-top:144px}');
const page = createRoot(root);
// GitHub leads back with a code, which stays neither in the address nor in the referrer of the next requests.
const answer = new URLSearchParams(location.search);
if (answer.has('state')) history.replaceState(null, '', `${location.pathname}#${sendHash}`);
const restored = restoreToken();
if (answer.has('state')) {
  await restored;
  history.replaceState({ hasFailed: !(await finishSignIn(answer)) }, '');
}
const store = await openProposals(browserParts(), new BroadcastChannel('editor'));
await restored;
/**
 * A name is written when its field is left; a field that goes with its page is not left. Comes before the page changes, or
 * after it if something else changed it: then the focus stays.
 */
const finishTyping = () => {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
};
addEventListener('hashchange', finishTyping);
addEventListener('beforeunload', (event) => {
  finishTyping();
  if (store.isWriting()) event.preventDefault();
});
page.render(
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <EditorApp settings={settings} store={store} />
    </CacheProvider>
  </StrictMode>,
);
