/** Starts the game on the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './ui/styles/all.css';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the game');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
