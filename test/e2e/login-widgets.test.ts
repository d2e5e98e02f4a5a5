import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, locateForm } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

test.each([
  ['embedded', en('slider.label')],
  ['vendor', 'Slide to the right'],
] as const)(
  'solving the %s slider captcha by keyboard logs the user in automatically, without a picture captcha (WID-16, ERR-15, API-07)',
  async (captcha_provider, name) => {
    Object.assign(site.service.settings, {
      captcha_provider,
      sliding_captcha_enabled: true,
      pic_captcha_required: true,
    })
    const page = await site.open('/login')
    await logIn(page, people.noor.email)
    await page.getByRole('slider', { name }).focus()
    expect(await locateForm(page, 'login').field('pic_captcha').count()).toBe(0)
    const sentRequest = page.waitForRequest((request) => request.postData()?.includes('captcha_request_id') ?? false)
    await page.keyboard.press('End')
    expect((await sentRequest).postDataJSON()).not.toHaveProperty('pic_captcha')
    await expectArrival(page, '/')
  },
)
