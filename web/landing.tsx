import './styles/app.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LandingPage } from './app/landing-page.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('landing.html has no #root');
hydrateRoot(
  root,
  <StrictMode>
    <LandingPage />
  </StrictMode>,
);
