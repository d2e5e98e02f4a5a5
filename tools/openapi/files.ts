import { existsSync, readFileSync } from 'node:fs'
import { describeCalls } from './calls.ts'
import { contractParts } from './contract-parts.ts'
import { createDocument, printDocument } from './document.ts'
import { withSections } from './sections.ts'

const docs = new URL('../../docs/', import.meta.url)

/** The generated files, and whether they are up to date. */
export function currentFiles(): { name: string; file: URL; content: string; isCurrent: boolean }[] {
  const calls = describeCalls()
  const page = readFileSync(new URL('contract.md', docs), 'utf8')
  const contents = {
    'openapi.json': printDocument(createDocument(calls)),
    'contract.md': withSections(page, contractParts(calls)),
  }
  return Object.entries(contents).map(([name, content]) => {
    const file = new URL(name, docs)
    return { name, file, content, isCurrent: existsSync(file) && readFileSync(file, 'utf8') === content }
  })
}
