import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressFolder } from './compress.ts'

const root = join(import.meta.dirname, 'react-floor')

/** Where the floor's build lies. */
export const floorFolder = join(import.meta.dirname, '../.cache/react-floor')

/**
 * Builds the React floor, the page that every figure of speed is measured beside: a bare, client-rendered React page with
 * the login form and nothing else, by the same Vite.
 */
export async function buildFloor(): Promise<void> {
  // A test runner says `test` here, and React would bring its development code along.
  process.env.NODE_ENV = 'production'
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: floorFolder, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  await compressFolder(floorFolder)
}
