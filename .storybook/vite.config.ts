import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Storybook would else read the page's own vite.config.ts, whose prerendering leaves no `iframe.html`.
export default defineConfig({ plugins: [react()] })
