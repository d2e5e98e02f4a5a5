import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook, readCalls } from './storybook.ts'

const storybook = openStorybook()
const sendPath = '/quick_login/v1/captcha/sms_send'
const loginPath = '/quick_login/v1/register'

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

test('OC-8 a code that the browser reads from the SMS is filled in and submitted automatically', async () => {
  const page = await storybook.open('widgets-smscode--ready')
  const calls = async () => (await readCalls(page, sendPath, loginPath)).map(({ path }) => path)
  await plant(page)
  expect(await states(page)).toEqual([])
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await page.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor()
  await vi.waitFor(async () => expect(await states(page)).toEqual([false]))
  await page.evaluate(() => (Reflect.get(window, 'asks') as Otp[])[0]?.answer({ code: '0000' }))
  await vi.waitFor(async () => expect(await calls()).toEqual([sendPath, loginPath]))
  expect(await page.getByRole('textbox', { name: en('sms-code.label') }).inputValue()).toBe('0000')
})
