// Tests how the client chosen in the Storybook toolbar is applied to a story.

import { expect, test } from 'vitest'
import { applyClient, getClient } from '../../.storybook/clients.ts'

test('keeps the story’s client unless another is chosen, and moves login faults to that client’s login call', () => {
  const page = {
    path: '/login',
    faults: [
      { path: '/login', status: 500 },
      { path: '/send_sms_captcha', status: 502 },
    ],
  }
  expect([getClient({}), getClient({ client: 'toString' })]).toEqual(['story', 'story'])
  expect(applyClient(page, 'story')).toBe(page)
  const faults = [
    { path: '/app_login', status: 500 },
    { path: '/send_sms_captcha', status: 502 },
  ]
  expect(applyClient(page, 'app')).toMatchObject({ client: 'app', isMobile: true, faults })
  expect(applyClient({ ...page, client: 'app', faults }, 'mobile-web')).toMatchObject({
    client: 'web',
    faults: page.faults,
  })
})
