// Used by `npm run check:budgets` and `npm run report:speed`.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressFolder } from './brotli.ts'

const root = join(import.meta.dirname, 'react-baseline')

/** The build folder of the React baseline. */
export const baselineFolder = join(import.meta.dirname, '../.cache/react-baseline')

/**
 * Builds the React baseline, against which the size and speed of our pages are measured. It is a bare, client-rendered
 * React page with only the login form, built with the same version of Vite as our pages.
 */
export async function buildBaseline(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: baselineFolder, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  await compressFolder(baselineFolder)
}
