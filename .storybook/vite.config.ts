import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Without this config Storybook would read the page's vite.config.ts, whose prerendering removes `iframe.html`.
export default defineConfig({
  plugins: [react()],
  // No page imports these statically; Vite would discover them in the middle of a run and reload every story.
  optimizeDeps: {
    include: ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'jsencrypt', 'spark-md5'],
  },
})
