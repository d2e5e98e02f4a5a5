import { expect, test, vi } from 'vitest'
import { login } from '../../src/api/calls/login.ts'
import { createClient } from '../../src/api/client.ts'
import type { Failure } from '../../src/errors/failure.ts'
import type { Host } from '../../src/host/host.ts'
import { messages } from '../../src/i18n/catalogs/en.po'
import { createTranslations } from '../../src/i18n/translations.tsx'
import { createFeedback } from '../../src/kit/feedback/create-feedback.ts'
import type { FeedbackEvent } from '../../src/kit/feedback/feedback.machine.ts'
import { createFakeNetwork, createJsonResponse } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'

const expired: Failure = { kind: 'rejected', items: [{ code: '9000001' }] }
const noCookiesNotice = {
  id: 'no-cookies',
  isExpiry: true,
  title: 'This browser isn’t saving cookies for this site',
  body: 'You need them to log in. Allow cookies for this site in your browser’s settings, then reload the page.',
  primary: { label: 'Reload', followUp: { kind: 'reload' } },
}

/** Creates the feedback for a page with these host overrides, and records its notices and session checks. */
function setUp(changes: Partial<Host>) {
  const host = fakeHost(changes)
  const { fetch, sent } = createFakeNetwork(() => createJsonResponse({ success: true, logged_in: false }))
  const dispatch = vi.fn<(event: FeedbackEvent) => void>()
  const environment = { host, client: createClient(host, { fetch }), prerenderedPageData: host.pageData }
  const { handle, describe } = createFeedback(environment, createTranslations('en', messages), dispatch)
  const notices = () => dispatch.mock.calls.flatMap(([event]) => (event.type === 'notified' ? [event.notice] : []))
  return { handle, describe, notices, sent }
}

async function handleAndDescribe(changes: Partial<Host>) {
  const { handle, describe, notices, sent } = setUp(changes)
  await handle(expired, { call: login })
  const describedNotice = await describe(expired, { call: login })
  return { displayedNotices: notices(), describedNotice, checkCount: sent.length }
}

test.each([
  ['on the web', {}],
  ['in a client', { clientType: () => 'sync' as const }],
])(
  'RS-2 reports blocked cookies instead of an expired session, without a session check, if cookies are disabled %s',
  async (_, changes) => {
    expect(await handleAndDescribe({ areCookiesEnabled: () => false, ...changes })).toEqual({
      displayedNotices: [noCookiesNotice],
      describedNotice: noCookiesNotice,
      checkCount: 0,
    })
  },
)

test('RS-2 reports an expired page as usual if cookies are enabled or the check for them throws', async () => {
  const throwSecurityError = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const areCookiesEnabled of [() => true, throwSecurityError]) {
    const { displayedNotices, describedNotice } = await handleAndDescribe({ areCookiesEnabled })
    expect(displayedNotices).toMatchObject([{ id: 'session-expired', title: 'Page expired, click OK to retry' }])
    expect(describedNotice).toMatchObject({ title: 'Page expired, click OK to retry' })
  }
})

test('RQ-8 checks the session in a client, and repeats neither the check nor the notice until the user dismisses the notice', async () => {
  const { handle, notices, sent } = setUp({ clientType: () => 'sync' })
  await Promise.all([handle(expired, { call: login }), handle(expired, { call: login })])
  await handle(expired, { call: login })
  expect(notices()).toMatchObject([{ id: 'session-ended' }])
  expect(sent).toHaveLength(1)
  notices()[0]?.onClose?.(true)
  await handle(expired, { call: login })
  expect(notices()).toHaveLength(2)
})
