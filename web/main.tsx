import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createRouter, loadMatching } from './app/router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// Public pages come drawn; React takes them over only once their screen's code is there, or it would draw them anew.
const isDrawn = root.hasChildNodes();
if (isDrawn) await loadMatching(location);
const app = (
  <StrictMode>
    <App router={createRouter()} />
  </StrictMode>
);
if (isDrawn) hydrateRoot(root, app);
else createRoot(root).render(app);
