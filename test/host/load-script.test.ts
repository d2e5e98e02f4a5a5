// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { loadScript } from '../../src/host/load-script.ts'

const scripts = () => [...document.head.querySelectorAll('script')]
const arrive = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type))

afterEach(() => document.head.replaceChildren())

test('OC-6 a script is inserted only once, and every caller waits until it has loaded', async () => {
  const first = loadScript('https://captcha.test/b.js')
  const second = loadScript('https://captcha.test/b.js')
  arrive('load')
  await Promise.all([first, second, loadScript('https://captcha.test/b.js')])
  expect(scripts().map(({ src, async }) => ({ src, async }))).toEqual([
    { src: 'https://captcha.test/b.js', async: true },
  ])
})

test('OC-6 a script that fails to load is reported and removed, and is loaded again next time', async () => {
  const failed = loadScript('https://captcha.test/c.js')
  arrive('error')
  await expect(failed).rejects.toThrow('https://captcha.test/c.js')
  expect(scripts()).toEqual([])
  const again = loadScript('https://captcha.test/c.js')
  expect(scripts()).toHaveLength(1)
  arrive('load')
  await expect(again).resolves.toBeUndefined()
})
