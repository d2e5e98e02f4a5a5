import { expect, test, vi } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook, readCalls } from './storybook.ts'

const storybook = openStorybook()
const paths = ['/quick_login/v1/captcha/sms_send', '/quick_login/v1/register']

test('the widget fills in and submits a code that the browser reads from the SMS (OC-8)', async () => {
  const page = await storybook.open('widgets-smscode--no-phone')
  // Fake WebOTP, which the widget uses to read the code after it has requested an SMS.
  await page.evaluate(() => {
    const get = () => new Promise((provideCode) => Object.assign(window, { provideCode }))
    Object.assign(window, { OTPCredential: class {} })
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
  })
  await page.keyboard.type('13700137000')
  expect(await page.evaluate(() => 'provideCode' in window)).toBe(false)
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await page.waitForFunction(() => 'provideCode' in window)
  await page.evaluate(() => {
    const provideCode = Reflect.get(window, 'provideCode') as (credential: object) => void
    provideCode({ code: '0000' })
  })
  await vi.waitFor(async () => expect((await readCalls(page, ...paths)).map(({ path }) => path)).toEqual(paths))
  expect(await page.getByRole('textbox', { name: en('sms-code.label') }).inputValue()).toBe('0000')
})
