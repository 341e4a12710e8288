import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { evaluateAtBuild } from './tools/build/evaluate-at-build.ts';

export default defineConfig({
  plugins: [evaluateAtBuild(), react(), tailwindcss()],
  // assetsInlineLimit 0: the content security policy allows no data: addresses for fonts and scripts.
  build: { outDir: 'dist/web', sourcemap: false, assetsInlineLimit: 0 },
  server: { port: 4200, strictPort: true },
  preview: { port: 4210, strictPort: true },
});
