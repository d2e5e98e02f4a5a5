import { readFileSync } from 'node:fs'
import manifest from '../../package.json' with { type: 'json' }
import { addressEntries } from './addresses.ts'
import { type DescribedCall, describeCalls } from './calls.ts'
import { codeRows } from './codes.ts'
import { createComponents, siteServers } from './components.ts'
import { withTables } from './contract-page.ts'
import { errorRows } from './errors.ts'
import type { OpenApi, PathEntry } from './model.ts'
import { areas } from './notes.ts'
import { toOperation } from './operations.ts'
import { overview } from './overview.ts'

function toEntry(described: DescribedCall): PathEntry {
  const { path, method } = described.call
  return { path, method: method === 'GET' ? 'get' : 'post', operation: toOperation(described) }
}

/** Groups operations by path and method. Throws on duplicates, which would hide one another. */
function joinPaths(entries: PathEntry[]): OpenApi['paths'] {
  const paths: OpenApi['paths'] = {}
  for (const { path, method, operation } of entries) {
    if (paths[path]?.[method]) throw new Error(`${method} ${path} is described twice.`)
    paths[path] = { ...paths[path], [method]: operation }
  }
  return paths
}

/** The whole contract as an OpenAPI document; the output is deterministic. */
export function createDocument(calls: DescribedCall[] = describeCalls()): OpenApi {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Portico: sign-in, sign-up and account security',
      version: manifest.version,
      summary: 'What the pages require of their server.',
      description: overview,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: siteServers,
    tags: Object.entries(areas).map(([name, { title, about }]) => ({
      name,
      'x-displayName': title,
      description: about,
    })),
    security: [{ session: [], csrf: [] }],
    paths: joinPaths([...calls.map(toEntry), ...addressEntries]),
    components: createComponents(),
    'x-errors': errorRows(),
    'x-codes': codeRows(),
  }
}

/** The folder of the documents. */
export const docs = new URL('../../docs/', import.meta.url)

/** The documents generated from the calls, in whole or in part, by name. */
export function writeDocuments(): Record<string, string> {
  const calls = describeCalls()
  return {
    'openapi.json': `${JSON.stringify(createDocument(calls), null, 2)}\n`,
    'contract.md': withTables(readFileSync(new URL('contract.md', docs), 'utf8'), calls),
  }
}
