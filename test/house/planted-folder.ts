// Folders in which tests plant what a tool has to find.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** Writes files into a folder, by their paths in it. */
export function plant(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
}

/** Makes a temporary folder that holds these files, and is removed after the tests. */
export function plantedFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  plant(folder, files)
  return folder
}
