// Checks that each lint ban reports violations, except in the module that may contain the banned code.
import { fileURLToPath } from 'node:url'
import { ESLint, Linter } from 'eslint'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bans = ['no-restricted-syntax', 'no-restricted-globals', 'no-restricted-properties', 'no-eval']

/** Returns the messages that the bans report for a line of code, as configured for the given file. */
async function findMessages(file: string, code: string): Promise<string[]> {
  const config = (await new ESLint({ cwd: root }).calculateConfigForFile(file)) as { rules: Linter.RulesRecord }
  const rules = Object.fromEntries(Object.entries(config.rules).filter(([rule]) => bans.includes(rule)))
  const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } }
  return new Linter().verify(code, { rules, languageOptions }).map(({ message }) => message)
}

test.each([
  ["fetch('/login')", 'Only src/api/transport/transport.ts'],
  ["globalThis.fetch('/login')", 'Only src/api/transport/transport.ts'],
  ['new XMLHttpRequest()', 'Only src/api/transport/transport.ts'],
  ["navigator.sendBeacon('/x')", 'Only src/api/transport/transport.ts'],
  ["window.location.replace('/x')", 'Only src/host navigates'],
  ["window.location = '/x'", 'Only src/host navigates'],
  ["location.href = '/x'", 'Only src/host navigates'],
  ["window.open('/x')", 'Only src/host opens'],
  ["element.innerHTML = 'x'", 'No raw markup'],
  ["new Function('x')", 'No code from strings'],
  ["eval('x')", 'can be harmful'],
  ["hasCode(failure, '1900001')", 'Error codes have names'],
  ['<div onKeyDown={handleKeyDown} />', 'check isImeKey'],
  ["document.addEventListener('keydown', handleKeyDown)", 'check isImeKey'],
  ["import { Content } from '@radix-ui/react-popover'", 'check isImeKey'],
  ['<a href="/x" onClick={handleClick} />', 'check opensElsewhere'],
])('a flow must not contain %s (XS-1, RD-1)', async (code, reason) => {
  expect(await findMessages('src/flows/login/a.ts', code)).toEqual([expect.stringContaining(reason)])
})

test.each([
  ['src/flows/login/a.tsx', '<div onKeyDown={(event) => isImeKey(event) || close()} />'],
  ['src/api/transport/transport.ts', "globalThis.fetch('/login')"],
  ['src/host/navigation.ts', "location.assign('/x')"],
])('%s may contain %s', async (file, code) => {
  expect(await findMessages(file, code)).toEqual([])
})
