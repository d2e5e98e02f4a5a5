// The lint bans: each must report its violation here, and allow the one module that is exempt.
import { fileURLToPath } from 'node:url'
import { ESLint, Linter } from 'eslint'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bans = ['no-restricted-syntax', 'no-restricted-globals', 'no-restricted-properties', 'no-eval']

/** The messages of the bans for a line of code, with the configuration of the given file. */
async function findMessages(file: string, code: string): Promise<string[]> {
  const config = (await new ESLint({ cwd: root }).calculateConfigForFile(file)) as { rules: Linter.RulesRecord }
  const rules = Object.fromEntries(Object.entries(config.rules).filter(([rule]) => bans.includes(rule)))
  const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } }
  return new Linter().verify(code, { rules, languageOptions }).map(({ message }) => message)
}

test.each([
  ["fetch('/login')", 'Only src/api/transport/transport.ts'],
  ["globalThis.fetch('/login')", 'Only src/api/transport/transport.ts'],
  ["window.fetch('/login')", 'Only src/api/transport/transport.ts'],
  ['new XMLHttpRequest()', 'Only src/api/transport/transport.ts'],
  ["new WebSocket('/x')", 'Only src/api/transport/transport.ts'],
  ["new EventSource('/x')", 'Only src/api/transport/transport.ts'],
  ["navigator.sendBeacon('/x')", 'Only src/api/transport/transport.ts'],
  ["location.assign('/x')", 'Only src/host navigates'],
  ["window.location.replace('/x')", 'Only src/host navigates'],
  ["window.location = '/x'", 'Only src/host navigates'],
  ["location.href = '/x'", 'Only src/host navigates'],
  ["window.open('/x')", 'Only src/host opens'],
  ["element.innerHTML = 'x'", 'No raw markup'],
  ["new Function('x')", 'No code from text'],
  ["eval('x')", 'can be harmful'],
  ["hasCode(failure, '1900001')", 'Error codes have names'],
  ['<div onKeyDown={handleKeyDown} />', 'ask isImeKey'],
  ["document.addEventListener('keydown', handleKeyDown)", 'ask isImeKey'],
  ["import { Content } from '@radix-ui/react-popover'", 'ask isImeKey'],
  ['<a href="/x" onClick={handleClick} />', 'ask opensElsewhere'],
  ['<ButtonLink href="/x" onClick={handleClick} />', 'ask opensElsewhere'],
])('a flow may not: %s (XS-1, RD-1)', async (code, reason) => {
  expect(await findMessages('src/flows/login/a.ts', code)).toEqual([expect.stringContaining(reason)])
})

test('a tool may not read a path from a URL, which encodes spaces', async () => {
  const code = "new URL('..', import.meta.url).pathname"
  expect(await findMessages('tools/browser.ts', code)).toEqual([expect.stringContaining('fileURLToPath')])
})

test('handlers that check the key or the target first are allowed', async () => {
  const key = '<div onKeyDown={(event) => isImeKey(event) || close()} />'
  const link = '<a href="/x" onClick={(event) => opensElsewhere(event) || open()} />'
  expect(await findMessages('src/flows/login/a.tsx', key)).toEqual([])
  expect(await findMessages('src/flows/login/a.tsx', link)).toEqual([])
})

test('the exempt module is allowed', async () => {
  expect(await findMessages('src/api/transport/transport.ts', "globalThis.fetch('/login')")).toEqual([])
  expect(await findMessages('src/host/navigation.ts', "location.assign('/x')")).toEqual([])
  expect(await findMessages('src/host/navigation.ts', "fetch('/x')")).toHaveLength(1)
})
