// The servers of the deployment guide, each configured by its file in deploy/. Only the example addresses and folders, and TLS,
// are replaced.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distFolder } from '../../tools/preview-server.ts'

const examples = join(import.meta.dirname, '../../deploy')

export type Replacement = readonly [from: string | RegExp, to: string]

/** An example with its placeholders replaced; each of them must occur. */
function adapt(example: string, replacements: readonly Replacement[]): string {
  return replacements.reduce(
    (text, [from, to]) => {
      const replaced = text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'gm'), to)
      if (replaced === text) throw new Error(`${example} does not contain ${String(from)}`)
      return replaced
    },
    readFileSync(join(examples, example), 'utf8'),
  )
}

type Site = { folder: string; port: number; backend: string }

/** How a server is configured and started in its own folder. */
export type Program = {
  command: string
  /** The guide's changes to the example if the backend sends all pages. */
  withoutScreens: () => Replacement[]
  args: (site: Site, changes: Replacement[]) => string[]
}

export const nginx: Program = {
  command: 'nginx',
  withoutScreens: () => {
    const [, proxy = ''] = /```nginx\n(.*?)```/s.exec(readFileSync(join(examples, '../docs/deploy.md'), 'utf8')) ?? []
    return [[/^ {2}include \S+nginx-screens.conf;/, proxy.replaceAll('$', '$$$$')]]
  },
  args: ({ folder, port, backend }, changes) => {
    const site = adapt('nginx.conf', [
      ...changes,
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

export const caddy: Program = {
  command: 'caddy',
  withoutScreens: () => [[/^ *import portico-(screens|not-found)$/, '']],
  args: ({ folder, port, backend }, changes) => {
    const site = adapt('Caddyfile', [
      ...changes,
      ['/srv/portico/dist', distFolder],
      [/^account\.example\.com \{/, `http://127.0.0.1:${port} {\n  bind 127.0.0.1`],
      ['reverse_proxy 127.0.0.1:8080', `reverse_proxy ${backend}`],
    ])
    writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n  auto_https off\n}\n${site}`)
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}
