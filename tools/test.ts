// `npm test`: every check there is. The last line says how many passed and how many failed.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, findBrowser } from './browser.ts'
import { endAll } from './run-step.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './test-steps.ts'

function describeBrowser({ executablePath, source, env }: Browser): string {
  const version = execFileSync(executablePath, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return `Browser: ${version.trim()}, ${source} (${executablePath})`
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endAll()
    process.exit(130)
  })
}

let sums = { passed: 0, failed: 1 }
try {
  // Found first, so that a browser that must be unpacked or installed is so once.
  console.log(describeBrowser(await findBrowser()))
  sums = await runSteps(steps, { folder: join(import.meta.dirname, '..'), tell: console.log })
} catch (error) {
  console.error(error)
}
process.exitCode = sums.failed ? 1 : 0
console.log(`${sums.passed} passed, ${sums.failed} failed`)
