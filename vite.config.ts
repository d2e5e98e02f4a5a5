import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserFloor } from './tools/browser-floor.ts'
import { prerender } from './tools/prerender-plugin.ts'
import { retryFailedImports } from './tools/retry-imports-plugin.ts'
import { sourcePlugins } from './tools/vite-plugins.ts'

export default defineConfig({
  build: { target: browserFloor },
  plugins: [react(), ...sourcePlugins(), retryFailedImports(), prerender()],
})
