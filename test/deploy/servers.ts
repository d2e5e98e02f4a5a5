// Starts the servers of the deployment guide on free ports, as the current user.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { createPreviewServer } from '../../tools/preview-server.ts'
import { type Running, run } from '../e2e/serve.ts'
import { describeWith } from '../interop/tools.ts'
import { createMarkedService, startBackend } from './backend.ts'
import { caddy, nginx, type Program, type Replacement } from './programs.ts'

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilAnswering(address: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${child.spawnfile} does not answer:\n${output()}`)
}

/** The pages that the backend sends: none, those for members, or all. */
type Options = { backendPages?: 'none' | 'members' | 'all' }

function launch(command: string, args: string[], home: string) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const end = async () => {
    child.kill()
    await ended
  }
  return { child, output: () => output, end }
}

async function start({ command, args, withoutScreens }: Program, { backendPages = 'none' }: Options): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-deploy-'))
  const backend = await startBackend()
  const ends = [backend.close]
  const close = async () => {
    for (const end of ends) await end()
    rmSync(folder, { recursive: true })
  }
  try {
    const port = await freePort()
    // In the examples, the lines for members' screens are commented out.
    const members: Replacement[] = [[/^ {2}# (?=location|@member|handle @member| {2}reverse_proxy|\})/, '  ']]
    const changes = { none: [], members, all: withoutScreens() }[backendPages]
    const site = { folder, port, backend: new URL(backend.address).host }
    const { child, output, end } = launch(command, args(site, changes), folder)
    ends.unshift(end)
    const address = `http://127.0.0.1:${port}`
    await untilAnswering(`${address}/assets/`, child, output)
    return { address, close }
  } catch (error) {
    await close()
    throw error
  }
}

export const startNginx = (options: Options = {}) => start(nginx, options)
export const startCaddy = (options: Options = {}) => start(caddy, options)

/** The servers that must meet the same expectations. The preview contains the account service. */
const servers = {
  nginx: startNginx,
  caddy: startCaddy,
  preview: () => run(createPreviewServer(createMarkedService())),
}

/** Starts each server and runs the same tests against it. */
export function describeServers(
  describeServer: (name: keyof typeof servers, server: { readonly address: string }) => void,
) {
  const started = (name: keyof typeof servers) => () => {
    let running: Running | undefined
    beforeAll(async () => {
      running = await servers[name]()
    })
    afterAll(() => running?.close())
    describeServer(name, {
      get address() {
        return running?.address ?? ''
      },
    })
  }
  describeWith('nginx', 'nginx with deploy/nginx.conf', started('nginx'))
  describeWith('caddy', 'Caddy with deploy/Caddyfile', started('caddy'))
  describe('the preview', started('preview'))
}
