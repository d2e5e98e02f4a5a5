// Starts nginx with deploy/nginx.conf, and the preview server, on free ports.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { accountServiceMiddleware } from '../../mocks/adapters/node-http.ts'
import { createMiddlewareServer } from '../../tools/http.ts'
import { createPreviewServer, distFolder } from '../../tools/preview-server.ts'
import { type RunningServer, startServer } from '../e2e/start-server.ts'

const root = join(import.meta.dirname, '../..')

/** A header that identifies responses from the backend. */
export const backendHeader = 'x-backend'

/** Creates an account service that adds `backendHeader` to its responses. */
function createTaggedService(): AccountService {
  const service = createAccountService({ seed: 'deploy', onViolation: () => {} })
  return Object.assign(Object.create(service) as AccountService, {
    handle: async (...args: Parameters<AccountService['handle']>) => {
      const response = await service.handle(...args)
      response?.headers.set(backendHeader, 'account service')
      return response
    },
  })
}

/** Starts the backend for nginx: the account service, with a 404 response for paths that it does not handle. */
const startBackend = () =>
  startServer(
    createMiddlewareServer(accountServiceMiddleware(createTaggedService()), (_, response) => {
      response.writeHead(404, { [backendHeader]: 'fallback', 'Content-Type': 'text/plain' }).end('backend fallback')
    }),
  )

/** Replaces patterns in the example configuration. Throws if a pattern does not match. */
function adaptExample(replacements: readonly (readonly [from: RegExp, to: string])[]): string {
  return replacements.reduce(
    (text, [from, to]) => {
      const adaptedText = text.replaceAll(from, () => to)
      if (adaptedText === text) throw new Error(`deploy/nginx.conf does not contain ${String(from)}`)
      return adaptedText
    },
    readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'),
  )
}

/** The changes to the example configuration described in docs/deploy.md, keyed by the pages that the backend serves. */
const changes = {
  none: () => [],
  // Uncomments the line that lets the backend serve the screens that require a login.
  loginRequired: () => [[/^ {2}# (?=location)/gm, '  ']] as const,
  all: () => {
    const [, proxy = ''] = /```nginx\n(.*?)```/s.exec(readFileSync(join(root, 'docs/deploy.md'), 'utf8')) ?? []
    return [[/^ {2}include \S+nginx-screens.conf;/gm, proxy]] as const
  },
}

function writeConfiguration(folder: string, port: string, backend: string, backendPages: keyof typeof changes): string {
  const site = adaptExample([
    ...changes[backendPages](),
    [/\/srv\/portico\/dist/g, distFolder],
    [/listen 443 ssl;/g, `listen 127.0.0.1:${port};`],
    [/^ {2}ssl_\w+ .*\n/gm, ''],
    [/server 127\.0\.0\.1:8080;/g, `server ${backend};`],
  ])
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `
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
  ${temporaryPaths.join('\n  ')}
${site}
}
`,
  )
  return file
}

export async function startNginx(backendPages: keyof typeof changes = 'none'): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-deploy-'))
  const backend = await startBackend()
  const probe = await startServer(createServer())
  const { origin } = probe
  await probe.close()
  const file = writeConfiguration(folder, new URL(origin).port, new URL(backend.origin).host, backendPages)
  const child = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: 'inherit' })
  const exitEvent = new Promise((resolve) => child.once('close', resolve))
  const close = async () => {
    child.kill()
    await exitEvent
    await backend.close()
    rmSync(folder, { recursive: true })
  }
  await vi.waitUntil(() => fetch(`${origin}/assets/`).catch(() => undefined), { timeout: 10_000 })
  return { origin, close }
}

const modules = '/etc/nginx/modules-enabled'
const hasNginx = existsSync(modules) && readdirSync(modules).some((name) => name.includes('brotli-static'))

/** Skips the tests if nginx or its brotli module is missing, unless `PORTICO_REQUIRE_NGINX` is set. */
export const describeNginx = describe.runIf(hasNginx || process.env.PORTICO_REQUIRE_NGINX)

/** The servers that must meet the same expectations. The preview server contains the account service. */
const servers = {
  nginx: () => startNginx(),
  preview: () => startServer(createPreviewServer(createTaggedService())),
}

/** Runs the same tests against each server. */
export function describeServers(
  describeServer: (name: keyof typeof servers, server: { readonly origin: string }) => void,
) {
  const createSuite = (name: keyof typeof servers) => () => {
    let runningServer: RunningServer | undefined
    beforeAll(async () => {
      runningServer = await servers[name]()
    })
    afterAll(() => runningServer?.close())
    describeServer(name, {
      get origin() {
        return runningServer?.origin ?? ''
      },
    })
  }
  describeNginx('nginx with deploy/nginx.conf', createSuite('nginx'))
  describe('the preview server', createSuite('preview'))
}
