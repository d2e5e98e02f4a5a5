// Temporary folders in which tests plant defects for a tool to find.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** Writes files into a folder, given their relative paths. */
export function plant(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
}

/** Creates a temporary folder with these files, and removes it after the tests. */
export function plantedFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  plant(folder, files)
  return folder
}
