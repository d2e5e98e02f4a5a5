import { expect, test, vi } from 'vitest'
import { login } from '../../src/api/calls/login.ts'
import { createClient } from '../../src/api/client.ts'
import type { Failure } from '../../src/errors/failure.ts'
import type { Host } from '../../src/host/host.ts'
import { messages } from '../../src/i18n/catalogues/en.po'
import { createTexts } from '../../src/i18n/texts.tsx'
import { createFeedback } from '../../src/kit/feedback/create-feedback.ts'
import type { FeedbackEvent } from '../../src/kit/feedback/feedback.machine.ts'
import { fakeNetwork, json } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'

const expired: Failure = { kind: 'answer', items: [{ code: '9000001' }] }
const noCookies = {
  id: 'no-cookies',
  isExpiry: true,
  title: 'This browser keeps no cookies for this site',
  body: 'Logging in needs them. Allow cookies for this site in your browser’s settings, then load the page again.',
  primary: { label: 'Load again', follow: { kind: 'reload' } },
}

/** The feedback of a page of this host, what it says, and what it asks the server for that. */
function open(changes: Partial<Host>) {
  const host = fakeHost(changes)
  const { fetch, sent } = fakeNetwork(() => json({ success: true, logged_in: false }))
  const dispatch = vi.fn<(event: FeedbackEvent) => void>()
  const environment = { host, client: createClient(host, { fetch }), prerenderedPageData: host.pageData }
  const { handle, describe } = createFeedback(environment, createTexts('en', messages), dispatch)
  const said = () => dispatch.mock.calls.flatMap(([event]) => (event.type === 'notified' ? [event.notice] : []))
  return { handle, describe, said, sent }
}

async function noticesOf(changes: Partial<Host>, failure = expired) {
  const { handle, describe, said, sent } = open(changes)
  await handle(failure, { call: login })
  return { notices: said(), described: await describe(failure, { call: login }), asked: sent.length }
}

const keepsCookies = () => false

test('RS-2 a session that is refused where no cookies are kept: why, and what to do', async () => {
  const { notices, described } = await noticesOf({ keepsCookies })
  expect(notices).toEqual([noCookies])
  expect(described).toEqual(noCookies)
})

test('RS-2 so too in a client, which need not be asked whether the session lives', async () => {
  const { notices, asked } = await noticesOf({ keepsCookies, clientType: () => 'sync' })
  expect(notices).toEqual([noCookies])
  expect(asked).toBe(0)
})

test('RS-2 where cookies are kept, or nobody can tell, it is said as ever that the page has expired', async () => {
  const throwing = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const keeps of [() => true, throwing]) {
    const { notices, described } = await noticesOf({ keepsCookies: keeps })
    expect(notices).toMatchObject([{ id: 'session-expired', title: 'Page expired, click OK to retry' }])
    expect(described).toMatchObject({ title: 'Page expired, click OK to retry' })
  }
})

test('RS-2 of other failures it is no reason', async () => {
  const { notices } = await noticesOf({ keepsCookies }, { kind: 'status', status: 502 })
  expect(notices).toMatchObject([{ id: 'status-502' }])
})

test('RQ-8 in a client an end that several calls meet is checked and said once, until it is answered', async () => {
  const { handle, said, sent } = open({ clientType: () => 'sync' })
  await Promise.all([handle(expired, { call: login }), handle(expired, { call: login })])
  await handle(expired, { call: login })
  expect(said()).toMatchObject([{ id: 'session-ended' }])
  expect(sent).toHaveLength(1)
  said()[0]?.answer?.(true)
  await handle(expired, { call: login })
  expect(said()).toHaveLength(2)
})
