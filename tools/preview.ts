// `npm run preview` serves the built pages with their production headers and an embedded account service.
// Run `npm run build` first.
import { createAccountService } from '../mocks/account-service.ts'
import { announce } from './announce.ts'
import { listen } from './http.ts'
import { requireFreePort, serverHost } from './ports.ts'
import { createPreviewServer } from './preview-server.ts'

const port = await requireFreePort('PORT', 4173)
await listen(createPreviewServer(createAccountService()), port, serverHost)
const origin = `http://localhost:${port}`
announce({ 'Built pages': `${origin}/login`, 'Sent messages': `${origin}/__outbox` })

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
