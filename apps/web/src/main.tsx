import './shared/jitless.js';
import './shared/style/tokens.css';
import './shared/style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readRoute } from './shared/address/route.js';
import { languageStore } from './shared/language/languageStore.js';
import { App } from './shell/App.js';
import { beginFetching } from './shell/pages.js';
import { keepOffline } from './shell/update.js';

beginFetching(readRoute(location.hash), languageStore.getState().language);

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

keepOffline();
void startSounds();

/** After the page is shown: nothing is to be heard before a table is open. Without its script the app is silent. */
async function startSounds(): Promise<void> {
  try {
    const { playTableSounds } = await import('./shell/tableSounds.js');
    playTableSounds();
  } catch {
    // The connection is lost; the next visit fetches it again.
  }
}
