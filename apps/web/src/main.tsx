import './jitless.js';
import './style/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { LanguageProvider } from './language/LanguageProvider.js';
import { keepOffline } from './offline/update.js';
import { hearTable } from './sound/tableSounds.js';

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <LanguageProvider>
      <App />
    </LanguageProvider>
  </StrictMode>,
);

hearTable();
keepOffline();
