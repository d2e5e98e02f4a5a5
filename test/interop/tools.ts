import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { describe } from 'vitest'

/** The external tools, with the Debian packages that contain them. */
export const packages = {
  zbarimg: 'zbar-tools',
  nginx: 'nginx, with libnginx-mod-http-brotli-static',
  caddy: 'caddy',
} as const

export type Tool = keyof typeof packages

function isTool(name: string): name is Tool {
  return Object.hasOwn(packages, name)
}

/** Where Debian's nginx lists the modules it loads. */
const nginxModules = '/etc/nginx/modules-enabled'

/** Whether this machine has a tool; nginx counts only with its brotli module. */
export function hasTool(tool: Tool): boolean {
  if (spawnSync(tool, ['--version'], { stdio: 'ignore' }).error !== undefined) return false
  if (tool !== 'nginx') return true
  return existsSync(nginxModules) && readdirSync(nginxModules).some((name) => name.includes('brotli-static'))
}

/** The tools that this run requires, as listed in `PORTICO_REQUIRE_TOOLS`, so that their suites are not skipped unnoticed. */
export function requiredTools(list = ''): Tool[] {
  const names = list.split(/\s+/).filter(Boolean)
  return names.map((name) => {
    if (!isTool(name)) throw new Error(`PORTICO_REQUIRE_TOOLS names ${name}, which no test uses`)
    return name
  })
}

/** A suite that needs a tool. Without the tool it is skipped, and its name says why. */
export function describeWith(tool: Tool, name: string, suite: () => void): void {
  if (hasTool(tool)) describe(name, suite)
  else describe.skip(`${name} (skipped: ${tool} is not installed; its Debian package is ${packages[tool]})`, suite)
}

export type Outcome = { code: number | null; stdout: Buffer; stderr: string }

/** Runs a tool until it exits, without a shell and without the caller's proxies. */
export function run(tool: Tool, args: readonly string[], input: Uint8Array | string = ''): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } })
    const out: Buffer[] = []
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout: Buffer.concat(out), stderr }))
    // A tool that exits before reading all input reports that by its exit code.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** The output of a tool. Throws with its error output if it fails. */
export async function outputOf(tool: Tool, args: readonly string[], input?: Uint8Array | string): Promise<Buffer> {
  const { code, stdout, stderr } = await run(tool, args, input)
  if (code !== 0) throw new Error(`${tool} ${args[0] ?? ''} ended with ${code}: ${stderr}`)
  return stdout
}
