// `npm start` serves the pages with an embedded account service, and starts Storybook. Ctrl-C stops both servers.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createAccountService } from '../mocks/account-service.ts'
import { announce } from './announce.ts'
import { createDevServer } from './dev-server.ts'
import { listen } from './http.ts'
import { requireFreePort, serverHost } from './ports.ts'

const port = await requireFreePort('PORT', 5173)
await listen(await createDevServer(createAccountService()), port, serverHost)
const storybookPort = await requireFreePort('STORYBOOK_PORT', 6006)

const program = join(
  dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
  'dist/bin/dispatcher.js',
)
const flags = ['--port', String(storybookPort), '--exact-port', '--host', serverHost, '--ci', '--no-open', '--quiet']
const isWindows = process.platform === 'win32'
// Start Storybook in a separate process group, so that its child processes can be stopped with it.
const storybook = spawn(process.execPath, [program, 'dev', ...flags], {
  stdio: ['ignore', 'ignore', 'inherit'],
  detached: !isWindows,
})
storybook.on('exit', (code) => {
  console.error(`Storybook stopped unexpectedly (exit code: ${code ?? 'none, killed'}).`)
  process.exit(1)
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0))
process.on('exit', () => {
  try {
    if (storybook.pid) process.kill(isWindows ? storybook.pid : -storybook.pid, 'SIGTERM')
  } catch {
    // Storybook has already ended.
  }
})

announce({
  Pages: `http://localhost:${port}/login`,
  Storybook: `http://localhost:${storybookPort} (ready in a few seconds)`,
  'Sent messages': `http://localhost:${port}/__outbox`,
})
