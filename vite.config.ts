import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepBudgets } from './tools/build/budgets.ts';
import { chunkGroups } from './tools/build/chunk-groups.ts';
import { evaluateAtBuild } from './tools/build/evaluate-at-build.ts';
import { prerender } from './tools/build/prerender.ts';
import { serviceWorker } from './tools/build/service-worker.ts';

export default defineConfig({
  plugins: [evaluateAtBuild(), react(), tailwindcss(), keepBudgets(), prerender(), serviceWorker()],
  build: {
    outDir: 'dist/web',
    sourcemap: false,
    // All browsers that the app runs in know it.
    modulePreload: { polyfill: false },
    // 0: the content security policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', landing: 'landing.html', 'sign-in-callback': 'sign-in-callback.html' },
      output: { codeSplitting: chunkGroups(import.meta.dirname) },
    },
  },
  server: { port: 4200, strictPort: true },
  preview: { port: 4210, strictPort: true },
});
