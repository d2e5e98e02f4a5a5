import type { Page } from 'playwright'
import { describe, expect, test, vi } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook, readCalls } from './storybook.ts'

const storybook = openStorybook()

/** A form with a phone entered, and its calls. */
async function openForm(options?: Parameters<typeof storybook.open>[1]) {
  const page = await storybook.open('widgets-smscode--ready', options)
  const calls = async () => (await readCalls(page, sendPath, loginPath)).map(({ path }) => path)
  return {
    page,
    calls,
    code: page.getByRole('textbox', { name: en('sms-code.label') }),
    send: page.getByRole('button', { name: en('sms-code.send') }),
    counting: page.getByRole('button', { name: /^Resend in \d+ s$/ }),
    again: page.getByRole('button', { name: en('sms-code.again') }),
    voice: page.getByRole('button', { name: en('sms-code.voice') }),
  }
}

const sendPath = '/quick_login/v1/captcha/sms_send'
const loginPath = '/quick_login/v1/register'
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

describe('a code by keyboard', () => {
  test('WID-06 it is sent, the focus moves to the code field, and the code is submitted once', async () => {
    const { page, calls, code, counting } = await openForm()
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('sms_code')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await counting.waitFor()
    await vi.waitFor(async () => expect(await focusedName(page)).toBe('sms_code'))
    await page.keyboard.type('00x0')
    expect(await code.inputValue()).toBe('000')
    await page.keyboard.type('0')
    await vi.waitFor(async () => expect(await code.getAttribute('aria-invalid')).toBe('true'), { timeout: 5000 })
    await expect(calls()).resolves.toEqual([sendPath, loginPath])
    // OC-4: a refused code does not restart the countdown.
    expect(Number((await counting.textContent())?.match(/(\d+) s$/)?.[1])).toBeLessThanOrEqual(60)
  })
})

describe('OC-8 the browser reads the code from the SMS', () => {
  type Otp = { signal: AbortSignal; answer: (credential: object) => void }

  const plant = (page: Page) =>
    page.evaluate(() => {
      const asks: unknown[] = []
      const get = ({ signal }: CredentialRequestOptions) =>
        new Promise((answer, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
          asks.push({ signal, answer })
        })
      Object.assign(window, { OTPCredential: class {}, asks })
      Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
    })
  const states = (page: Page) =>
    page.evaluate(() => (Reflect.get(window, 'asks') as Otp[]).map(({ signal }) => signal.aborted))

  test('OC-8 it is filled in and submitted automatically', async () => {
    const { page, calls, code, send, counting } = await openForm()
    await plant(page)
    expect(await states(page)).toEqual([])
    await send.click()
    await counting.waitFor()
    await vi.waitFor(async () => expect(await states(page)).toEqual([false]))
    await page.evaluate(() => (Reflect.get(window, 'asks') as Otp[])[0]?.answer({ code: '0000' }))
    await vi.waitFor(async () => expect(await calls()).toEqual([sendPath, loginPath]))
    expect(await code.inputValue()).toBe('0000')
  })
})
