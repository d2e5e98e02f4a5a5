import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Storybook would else read the page's own vite.config.ts, whose prerendering leaves no `iframe.html`.
export default defineConfig({
  plugins: [react()],
  // Found late, by no static import of a page: in the middle of a run, they would load every story's page again.
  optimizeDeps: {
    include: ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'csv-parse/browser/esm/sync', 'jsencrypt', 'spark-md5'],
  },
})
