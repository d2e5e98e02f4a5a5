// Run by `npm run check:budgets`: builds the baseline that pages are measured against.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressFolder } from './brotli.ts'

const root = join(import.meta.dirname, 'react-floor')

/** The floor's build folder. */
export const floorFolder = join(import.meta.dirname, '../.cache/react-floor')

/**
 * Builds the React floor, the baseline of all speed figures: a bare, client-rendered React page with the login form and nothing
 * else, built by the same Vite.
 */
export async function buildFloor(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: floorFolder, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  await compressFolder(floorFolder)
}
