// `npm run preview`: serves the built pages with their production headers and an embedded account service. Run `npm run build`
// first.
import { createAccountService } from '../mocks/account-service.ts'
import { announce } from './announce.ts'
import { listen } from './http.ts'
import { claimPort, serverHost } from './ports.ts'
import { createPreviewServer } from './preview-server.ts'

const server = createPreviewServer(createAccountService())
const port = await claimPort({ variable: 'PORT', usual: 4173, what: 'the built pages' })
await listen(server, port, serverHost)
const address = `http://localhost:${port}`
announce({ 'The built pages': `${address}/login`, 'What was "sent"': `${address}/__outbox` })

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
