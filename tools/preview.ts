// `npm run preview`: serves the built pages with their production headers and an embedded account service. Run `npm run build`
// first.
import { createAccountService } from '../mocks/account-service.ts'
import { announce, serverHost } from './announce.ts'
import { listen } from './http.ts'
import { createPreviewServer } from './preview-server.ts'

const port = await listen(createPreviewServer(createAccountService()), Number(process.env.PORT || 4173), serverHost)
const address = `http://localhost:${port}`
announce({ 'The built pages': `${address}/login`, 'What was "sent"': `${address}/__outbox` })

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
