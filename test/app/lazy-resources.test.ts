// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLazyResources, readInitialMessages } from '../../src/app/lazy-resources.ts'
import { applyLazyStyles } from '../../src/theme/lazy-styles.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

describe('readInitialMessages', () => {
  const writeInitialMessages = (content: string) => {
    document.body.innerHTML = `<script type="application/json" id="messages">${content}</script>`
  }

  test('reads the messages of the initial view from the page', () => {
    writeInitialMessages('{"login.submit":"Log in"}')
    expect(readInitialMessages()).toEqual({ 'login.submit': 'Log in' })
  })
  test.each(['', '{"login', 'null'])('returns no messages if the `messages` element contains %o', (content) => {
    writeInitialMessages(content)
    expect(readInitialMessages() ?? undefined).toBeUndefined()
  })
  test('returns no messages if the page has no `messages` element', () => {
    expect(readInitialMessages()).toBeUndefined()
  })
})

test('loads lazy resources once, and retries only after a failure', async () => {
  const applyStyles = vi.fn(() => Promise.resolve())
  applyStyles.mockRejectedValueOnce(new Error('failed to load'))
  const loadLazyResources = createLazyResources('zh-CN', applyStyles)
  await expect(loadLazyResources()).rejects.toThrow('failed to load')
  const messages = await loadLazyResources()
  expect(messages['login.submit']).toEqual(['登录'])
  expect(await loadLazyResources()).toBe(messages)
  expect(applyStyles).toHaveBeenCalledTimes(2)
})

describe('applyLazyStyles', () => {
  test('resolves immediately if the page already has all styles', async () => {
    expect(await applyLazyStyles()).toBe(true)
  })
  test('requests the styles once, and retries only after a failure', async () => {
    document.body.innerHTML = '<div id="root" data-styles="/styles.css"></div>'
    const links = () => document.querySelectorAll('link[rel="stylesheet"][href="/styles.css"]')
    const failedAttempt = applyLazyStyles()
    links()[0]?.dispatchEvent(new Event('error'))
    expect(await failedAttempt).toBe(false)
    const attempts = [applyLazyStyles(), applyLazyStyles()]
    expect(links()).toHaveLength(2)
    links()[1]?.dispatchEvent(new Event('load'))
    expect(await Promise.all(attempts)).toEqual([true, true])
  })
})
