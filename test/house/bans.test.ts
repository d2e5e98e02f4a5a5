// The lint rules that keep a law of the house; each is seen to bite here, and to spare the one place that may.
import { fileURLToPath } from 'node:url'
import { ESLint, Linter } from 'eslint'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bans = ['no-restricted-syntax', 'no-restricted-globals', 'no-restricted-properties', 'no-eval']

/** What the bans of this file's configuration say to a line of code. */
async function complaints(file: string, code: string): Promise<string[]> {
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
  ["saysCode(failure, '1900001')", 'Error codes have names'],
  ['<div onKeyDown={handleKeyDown} />', 'ask isImeKey'],
  ["document.addEventListener('keydown', handleKeyDown)", 'ask isImeKey'],
  ["import { Content } from '@radix-ui/react-popover'", 'ask isImeKey'],
  ['<a href="/x" onClick={handleClick} />', 'ask opensElsewhere'],
  ['<ButtonLink href="/x" onClick={handleClick} />', 'ask opensElsewhere'],
])('a flow may not: %s (XS-1, RD-1)', async (code, reason) => {
  expect(await complaints('src/flows/login/a.ts', code)).toEqual([expect.stringContaining(reason)])
})

test('a tool may not take a path out of a URL, which encodes a space', async () => {
  const code = "new URL('..', import.meta.url).pathname"
  expect(await complaints('tools/browser.ts', code)).toEqual([expect.stringContaining('fileURLToPath')])
})

test('a key and a link that ask first are spared', async () => {
  const key = '<div onKeyDown={(event) => isImeKey(event) || close()} />'
  const link = '<a href="/x" onClick={(event) => opensElsewhere(event) || open()} />'
  expect(await complaints('src/flows/login/a.tsx', key)).toEqual([])
  expect(await complaints('src/flows/login/a.tsx', link)).toEqual([])
})

test('the one place that may is spared', async () => {
  expect(await complaints('src/api/transport/transport.ts', "globalThis.fetch('/login')")).toEqual([])
  expect(await complaints('src/host/navigation.ts', "location.assign('/x')")).toEqual([])
  expect(await complaints('src/host/navigation.ts', "fetch('/x')")).toHaveLength(1)
})
