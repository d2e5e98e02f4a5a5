import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A screen that nobody looks at, for browsers that want one. */
export type Display = { name: string; close: () => void }

/** Starts Xvfb on a number that is free. Throws when it ends instead. */
export async function openDisplay(displayPath: string): Promise<Display> {
  const child = spawn(displayPath, ['-displayfd', '1', '-screen', '0', '1920x2400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${displayPath} ended with ${String(code)} instead of opening a screen.`)
  })
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
  ended.catch(() => {})
  return { name: `:${said.toString().trim()}`, close: () => void child.kill() }
}
