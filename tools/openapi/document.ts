import { readFileSync } from 'node:fs'
import manifest from '../../package.json' with { type: 'json' }
import { addresses } from './addresses.ts'
import { areas } from './areas.ts'
import { type DescribedCall, describeCalls } from './calls.ts'
import { codeRows } from './codes.ts'
import { createComponents, siteServers } from './components.ts'
import { withTables } from './contract-page.ts'
import type { Operation } from './model.ts'
import { toOperation } from './operations.ts'
import { overview } from './overview.ts'

/** The operations of calls and other URLs, by path and method. Throws on duplicates, which would hide one another. */
function createPaths(calls: DescribedCall[]) {
  const paths: Record<string, Partial<Record<'get' | 'post', Operation>>> = { ...addresses }
  for (const described of calls) {
    const { path } = described.call
    const method = described.call.method === 'GET' ? 'get' : 'post'
    if (paths[path]?.[method]) throw new Error(`${method} ${path} is described twice.`)
    paths[path] = { ...paths[path], [method]: toOperation(described) }
  }
  return paths
}

/** The whole contract as an OpenAPI document; the output is deterministic. */
export function createDocument(calls: DescribedCall[] = describeCalls()) {
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
    tags: Object.entries(areas).map(([name, description]) => {
      return { name, 'x-displayName': description.split(':', 1)[0], description }
    }),
    security: [{ session: [], csrf: [] }],
    paths: createPaths(calls),
    components: createComponents(),
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
