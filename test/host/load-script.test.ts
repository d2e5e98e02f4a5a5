// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { loadScript } from '../../src/host/load-script.ts'

const scripts = () => [...document.head.querySelectorAll('script')]
const finishLoading = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type))

afterEach(() => document.head.replaceChildren())

test('OC-6 inserts a script only once, and lets every caller wait until it has loaded', async () => {
  const first = loadScript('https://captcha.test/b.js')
  const second = loadScript('https://captcha.test/b.js')
  finishLoading('load')
  await Promise.all([first, second, loadScript('https://captcha.test/b.js')])
  expect(scripts().map(({ src, async }) => ({ src, async }))).toEqual([
    { src: 'https://captcha.test/b.js', async: true },
  ])
})

test('OC-6 rejects and removes a script that failed to load, and loads it again next time', async () => {
  const failed = loadScript('https://captcha.test/c.js')
  finishLoading('error')
  await expect(failed).rejects.toThrow('https://captcha.test/c.js')
  expect(scripts()).toEqual([])
  const again = loadScript('https://captcha.test/c.js')
  expect(scripts()).toHaveLength(1)
  finishLoading('load')
  await expect(again).resolves.toBeUndefined()
})
