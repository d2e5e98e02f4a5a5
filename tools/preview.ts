// `npm run preview`: serves the built pages with their production headers and an embedded account service. Run `npm run build`
// first.
import { createAccountService } from '../mocks/account-service.ts'
import { announce } from './announce.ts'
import { listen } from './http.ts'
import { claimPort, serverHost } from './ports.ts'
import { createPreviewServer } from './preview-server.ts'

function createServer() {
  try {
    return createPreviewServer(createAccountService())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const server = createServer()
const port = await claimPort({ variable: 'PORT', usual: 4173, what: 'the built pages' })
await listen(server, port, serverHost)
const address = `http://localhost:${port}`
announce({ 'The built pages': `${address}/login`, 'What was "sent"': `${address}/__outbox` })

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
