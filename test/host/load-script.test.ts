// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { loadScript } from '../../src/host/load-script.ts'

const scripts = () => [...document.head.querySelectorAll('script')]
const finishLoading = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type))

afterEach(() => document.head.replaceChildren())

test('OC-6 inserts a script only once, and makes every caller wait until the script has loaded', async () => {
  const firstLoad = loadScript('https://captcha.test/b.js')
  const secondLoad = loadScript('https://captcha.test/b.js')
  finishLoading('load')
  await Promise.all([firstLoad, secondLoad, loadScript('https://captcha.test/b.js')])
  expect(scripts().map(({ src, async }) => ({ src, async }))).toEqual([
    { src: 'https://captcha.test/b.js', async: true },
  ])
})

test('OC-6 rejects if a script fails to load, removes the script, and loads it again on the next call', async () => {
  const failedLoad = loadScript('https://captcha.test/c.js')
  finishLoading('error')
  await expect(failedLoad).rejects.toThrow('https://captcha.test/c.js')
  expect(scripts()).toEqual([])
  const retry = loadScript('https://captcha.test/c.js')
  expect(scripts()).toHaveLength(1)
  finishLoading('load')
  await expect(retry).resolves.toBeUndefined()
})
