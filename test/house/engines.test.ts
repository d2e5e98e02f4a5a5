import { expect, test, vi } from 'vitest'
import { findEngine, requiredEngines } from '../../tools/engines.ts'

test.each([
  ['', []],
  ['webkit', ['webkit']],
  [' firefox  webkit\n', ['firefox', 'webkit']],
])('PORTICO_REQUIRE_ENGINES %j asks for %j', (list, engines) => {
  expect(requiredEngines(list)).toEqual(engines)
})

test('an engine that no journey is walked in is not asked for in vain', () => {
  expect(() => requiredEngines('firefox gecko')).toThrow('gecko, which is none')
})

test('FIREFOX_PATH names the Firefox, and is told when it is not there', () => {
  vi.stubEnv('FIREFOX_PATH', process.execPath)
  expect(findEngine('firefox')).toEqual({ engine: 'firefox', by: 'puppeteer', executablePath: process.execPath })
  vi.stubEnv('FIREFOX_PATH', '/no/such/firefox')
  expect(() => findEngine('firefox')).toThrow('/no/such/firefox, which is not there')
  vi.unstubAllEnvs()
})
