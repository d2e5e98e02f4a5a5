// Starts the servers of the deployment guide on free ports, as the current user, from the very files in deploy/.
// Replaced are the addresses and folders, which are examples there, and TLS: the rest does not depend on it.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPreviewServer, distFolder } from '../../tools/preview-server.ts'
import { createMarkedService, type Running, run, startBackend } from './backend.ts'

const examples = join(import.meta.dirname, '../../deploy')

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

type Replacement = readonly [from: string | RegExp, to: string]

/** An example with its placeholders replaced; each must be there. */
function adapt(example: string, replacements: readonly Replacement[]): string {
  return replacements.reduce(
    (text, [from, to]) => {
      const replaced = text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'gm'), to)
      if (replaced === text) throw new Error(`${example} does not say ${String(from)}`)
      return replaced
    },
    readFileSync(join(examples, example), 'utf8'),
  )
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

/** Whether the lines for members' screens are taken up, which the examples have as comments. */
type Options = { leavesMembers?: boolean }

type Place = { folder: string; port: number; backend: string }

type Program = { command: string; args: (place: Place, uncommented: Replacement[]) => string[] }

async function start({ command, args }: Program, { leavesMembers }: Options): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-deploy-'))
  const backend = await startBackend()
  const port = await freePort()
  const uncommented: Replacement[] = leavesMembers
    ? [[/^ {2}# (?=location|@member|handle @member| {2}reverse_proxy|\})/, '  ']]
    : []
  const child = spawn(command, args({ folder, port, backend: new URL(backend.address).host }, uncommented), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const close = async () => {
    child.kill()
    await ended
    await backend.close()
    rmSync(folder, { recursive: true })
  }
  const address = `http://127.0.0.1:${port}`
  await untilAnswering(`${address}/assets/`, child, () => output).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { address, close }
}

const nginx: Program = {
  command: 'nginx',
  args: ({ folder, port, backend }, uncommented) => {
    const site = adapt('nginx.conf', [
      ...uncommented,
      ['/srv/portico/dist', distFolder],
      ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
      [/^ {2}ssl_\w+ .*\n/, ''],
      ['server 127.0.0.1:8080;', `server ${backend};`],
    ])
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const conf = `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
${site}
}
`
    writeFileSync(join(folder, 'nginx.conf'), conf)
    return ['-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  },
}

const caddy: Program = {
  command: 'caddy',
  args: ({ folder, port, backend }, uncommented) => {
    const site = adapt('Caddyfile', [
      ...uncommented,
      ['/srv/portico/dist', distFolder],
      [/^account\.example\.com \{/, `http://127.0.0.1:${port} {\n  bind 127.0.0.1`],
      ['reverse_proxy 127.0.0.1:8080', `reverse_proxy ${backend}`],
    ])
    writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n  auto_https off\n}\n${site}`)
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}

export const startNginx = (options: Options = {}) => start(nginx, options)
export const startCaddy = (options: Options = {}) => start(caddy, options)

/** The servers that can be asked the same. The preview has the account service within itself. */
export const servers = {
  nginx: startNginx,
  caddy: startCaddy,
  preview: () => run(createPreviewServer(createMarkedService())),
}
