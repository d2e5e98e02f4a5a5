// `npm run check`, `npm test` and `npm test -- --all`. The last line says how many checks passed and failed.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, findBrowser } from './browser.ts'
import { endAll } from './run-step.ts'
import { runSteps } from './run-steps.ts'
import { leftOutOf, stepsFor, stepsOf } from './test-steps.ts'

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

/** `--only a,b` selects steps; otherwise `--check` and `--all` select a tier. */
function readAsked(args: readonly string[]) {
  const only = args.indexOf('--only')
  if (only >= 0) return stepsFor((args[only + 1] ?? '').split(','))
  return stepsOf(args.includes('--all') ? 'all' : args.includes('--check') ? 'check' : 'test')
}

let leftOut: string[] = []
let sums = { passed: 0, failed: 1 }
try {
  const asked = readAsked(process.argv)
  leftOut = leftOutOf(asked)
  // Find the browser first, so that it is unpacked or installed only once.
  console.log(describeBrowser(await findBrowser()))
  sums = await runSteps(asked, { folder: join(import.meta.dirname, '..'), tell: console.log })
} catch (error) {
  console.error(error)
}
process.exitCode = sums.failed ? 1 : 0
if (leftOut.length)
  console.log(`Left out, or run in part: ${leftOut.join(', ')}. \`npm test -- --all\` runs everything.`)
console.log(`${sums.passed} passed, ${sums.failed} failed`)
