import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Without this configuration, Storybook would read the pages' vite.config.ts, whose prerendering removes `iframe.html`.
export default defineConfig({
  plugins: [react()],
  // No page imports these statically, so Vite would otherwise discover them during a run and reload every story.
  optimizeDeps: {
    include: ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'jsencrypt', 'spark-md5'],
  },
})
