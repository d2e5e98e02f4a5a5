import { expect, test } from 'vitest'
import { hasTool, outputOf, packages, requiredTools, run } from './tools.ts'

test.each([
  [undefined, []],
  ['', []],
  [' nginx  zbarimg\n', ['nginx', 'zbarimg']],
])('PORTICO_REQUIRE_TOOLS %j requires %j', (list, tools) => {
  expect(requiredTools(list)).toEqual(tools)
})

test('requiring a tool that no test uses is an error', () => {
  expect(() => requiredTools('nginx zbar')).toThrow('zbar, which no test uses')
})

test('the required tools are installed', () => {
  const missing = requiredTools(process.env.PORTICO_REQUIRE_TOOLS).filter((tool) => !hasTool(tool))
  expect(missing.map((tool) => `${tool} (Debian package ${packages[tool]})`)).toEqual([])
})

test('a missing tool or a failing tool throws', async () => {
  expect(hasTool('no-such-tool' as 'nginx')).toBe(false)
  await expect(run('no-such-tool' as 'nginx', [])).rejects.toThrow('ENOENT')
  await expect(outputOf('node' as 'nginx', ['-e', 'console.error("reason"); process.exit(3)'])).rejects.toThrow(
    /ended with 3: reason/,
  )
})
