import { expect, test } from 'vitest'
import { hasTool, outputOf, packages, requiredTools, run } from './tools.ts'

test.each([
  [undefined, []],
  ['', []],
  ['curl', ['curl']],
  [' openssl  zbarimg\n', ['openssl', 'zbarimg']],
])('PORTICO_REQUIRE_TOOLS %j asks for %j', (list, tools) => {
  expect(requiredTools(list)).toEqual(tools)
})

test('a tool that no test uses is not asked for in vain', () => {
  expect(() => requiredTools('openssl zbar')).toThrow('zbar, which no test uses')
})

test('the tools that this run asks for are here', () => {
  const missing = requiredTools(process.env.PORTICO_REQUIRE_TOOLS).filter((tool) => !hasTool(tool))
  expect(missing.map((tool) => `${tool} (Debian package ${packages[tool]})`)).toEqual([])
})

test('a tool that is not here, and one that fails, are told', async () => {
  expect(hasTool('no-such-tool' as 'curl')).toBe(false)
  await expect(run('no-such-tool' as 'curl', [])).rejects.toThrow('ENOENT')
  await expect(outputOf('node' as 'curl', ['-e', 'console.error("reason"); process.exit(3)'])).rejects.toThrow(
    /ended with 3: reason/,
  )
})
