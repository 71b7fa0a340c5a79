import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offlineWorker } from './scripts/lib/site/offline.ts';
import { contentSecurityPolicy } from './scripts/lib/site/policy.ts';

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy, offlineWorker()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2500,
    reportCompressedSize: true,
  },
});
