import './shared/jitless.js';
import './shared/style/tokens.css';
import './shared/style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readRoute } from './shared/address/route.js';
import { languageStore } from './shared/language/languageStore.js';
import { App } from './shell/App.js';
import { beginFetching } from './shell/pages.js';
import { playTableSounds } from './shell/tableSounds.js';
import { keepOffline } from './shell/update.js';

beginFetching(readRoute(location.hash), languageStore.getState().language);

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

playTableSounds();
keepOffline();
