// `npm start`: the pages with an embedded account service, and Storybook next to them. Ctrl-C ends both.
import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createAccountService } from '../mocks/account-service.ts'
import { announce } from './announce.ts'
import { createDevServer } from './dev-server.ts'
import { listen } from './http.ts'
import { claimPort, serverHost } from './ports.ts'

const isWindows = process.platform === 'win32'

function startStorybook(port: number): ChildProcess {
  const manifest = createRequire(import.meta.url).resolve('storybook/package.json')
  const program = join(dirname(manifest), 'dist/bin/dispatcher.js')
  const flags = ['--port', String(port), '--exact-port', '--host', serverHost, '--ci', '--no-open', '--quiet']
  // A process group of its own, so that everything it starts ends with it.
  return spawn(process.execPath, [program, 'dev', ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: !isWindows,
  })
}

function endStorybook({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(isWindows ? pid : -pid, 'SIGTERM')
  } catch {
    // Already ended.
  }
}

async function waitFor(address: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const port = await claimPort({ variable: 'PORT', usual: 5173, what: 'the pages' })
const storybookPort = await claimPort({ variable: 'STORYBOOK_PORT', usual: 6006, what: 'Storybook' })

const pages = await createDevServer(createAccountService())
await listen(pages.server, port, serverHost)

const storybook = startStorybook(storybookPort)
let isEnding = false

async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  endStorybook(storybook)
  await pages.close()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
process.on('exit', () => endStorybook(storybook))
storybook.on('exit', (code) => {
  if (isEnding) return
  console.error(`Storybook stopped unexpectedly (${code ?? 'killed'}).`)
  void end(1)
})

console.log(`The pages are up; Storybook is starting ...`)
await waitFor(`http://${serverHost}:${storybookPort}/index.json`)
announce({
  Pages: `http://localhost:${port}/login`,
  Storybook: `http://localhost:${storybookPort}`,
  'What was "sent"': `http://localhost:${port}/__outbox`,
})
