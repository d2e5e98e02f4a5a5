import { expect, test } from 'vitest'
import { clientItems, clientOf, inClient } from '../../.storybook/clients.ts'
import type { PageParameters } from '../../.storybook/stage.ts'

const inDesktopClient: PageParameters = {
  path: '/login',
  client: 'sync',
  faults: [{ path: '/sync_login', status: 500 }],
}

test("a story's page stays as the story says until the toolbar says otherwise", () => {
  expect(inClient(inDesktopClient, clientOf({}))).toBe(inDesktopClient)
  expect([clientOf({ client: 'toString' }), clientOf({ client: 'nothing' })]).toEqual(['story', 'story'])
})

test('every other entry of the list is a client of its own', () => {
  const kinds = clientItems.map(({ value }) => inClient({ path: '/login' }, clientOf({ client: value })))
  expect(kinds.map(({ client, isMobile }) => `${client} ${isMobile}`)).toEqual([
    'undefined undefined',
    'web false',
    'web true',
    'sync false',
    'app true',
  ])
})

test('a login that goes wrong does so by the call of that client, and no other call is touched', () => {
  const faults = [
    { path: '/login', status: 500 },
    { path: '/send_sms_captcha', status: 502 },
  ]
  expect(inClient({ path: '/login', faults }, 'app').faults).toEqual([
    { path: '/app_login', status: 500 },
    { path: '/send_sms_captcha', status: 502 },
  ])
  expect(inClient(inDesktopClient, 'mobile-web').faults).toEqual([{ path: '/login', status: 500 }])
})
