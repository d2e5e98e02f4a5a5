import { readFileSync } from 'node:fs'
import manifest from '../../package.json' with { type: 'json' }
import { callsByArea } from '../../src/api/calls/all.ts'
import { type DescribedCall, describeCalls } from './calls.ts'
import { codeRows } from './codes.ts'
import { createComponents } from './components.ts'
import { withTables } from './contract-page.ts'
import { toOperation } from './operations.ts'

const description = `Every call that the pages make, generated from the descriptions that the pages use (\`src/api/calls\`). [contract.md](contract.md) explains what all calls share: URL, headers, session, \`secure_zone\`, statuses, errors.

Shapes describe the responses that a server should send. The pages also accept some deviations. Each call has examples of its request and its response, with secrets in plain text (\`POST /login\` also has an encrypted request), and of its most common errors.

| field | meaning |
|---|---|
| \`x-assumes\` | details that this project decided, because the specification does not define them: the whole \`shape\`, the \`path\` if only the purpose is known, or fields by name |
| \`x-secure-zone\` | the fields that are sent encrypted |
| \`x-access\` | who may make the call, as contract.md explains: \`anyone\`, \`session\`, \`pending-login\`, \`pending-or-logged-in\` or \`logged-in\` |
| \`x-requires-verification\` | when the password must have been verified recently: \`always\`, or \`with-phone\` if the request contains \`phone\`; if it was not, return \`1900001\` |
| \`x-picture-scene\` | the scene of the picture that the call's \`pic_captcha\` belongs to |
| \`x-required-in-success\` | the response fields without a default value: if one is missing, the pages treat the response as a failure |
| \`x-codes\` | all error codes that pages handle; for all other codes, the pages show the server's message |
`

/** Creates the operations of the calls, by path and method. */
function createPaths(calls: DescribedCall[]) {
  const paths: Record<string, Record<string, ReturnType<typeof toOperation>>> = {}
  for (const described of calls) {
    const { path, method } = described.call
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(described) }
  }
  return paths
}

function createDocument(calls: DescribedCall[]) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Portico: sign-in, sign-up and account security',
      version: manifest.version,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }, { url: '/account', description: 'For pages under `/account/`.' }],
    tags: Object.keys(callsByArea).map((name) => ({ name })),
    security: [],
    paths: createPaths(calls),
    components: createComponents(),
    'x-codes': codeRows(),
  }
}

export const docs = new URL('../../docs/', import.meta.url)

/** Returns the documents that are generated from the calls, in whole or in part, by name. */
export function renderDocuments(): Record<string, string> {
  const calls = describeCalls()
  return {
    'openapi.json': `${JSON.stringify(createDocument(calls), null, 2)}\n`,
    'contract.md': withTables(readFileSync(new URL('contract.md', docs), 'utf8'), calls),
  }
}
