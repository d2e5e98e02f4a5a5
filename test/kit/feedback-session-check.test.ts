import { expect, test, vi } from 'vitest'
import { login } from '../../src/api/calls/login.ts'
import { createClient } from '../../src/api/client.ts'
import type { Failure } from '../../src/errors/failure.ts'
import { messages } from '../../src/i18n/catalogues/en.po'
import { createTexts } from '../../src/i18n/texts.tsx'
import { createFeedback } from '../../src/kit/feedback/create-feedback.ts'
import type { FeedbackEvent } from '../../src/kit/feedback/feedback.machine.ts'
import { fakeNetwork, json } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'

const expired: Failure = { kind: 'answer', items: [{ code: '9000001' }] }

test('RQ-8 in a client an end that several calls meet is checked and said once, until it is answered', async () => {
  const host = fakeHost({ clientType: () => 'sync' })
  const network = fakeNetwork(() => json({ success: true, logged_in: false }))
  const dispatch = vi.fn<(event: FeedbackEvent) => void>()
  const client = createClient(host, { fetch: network.fetch })
  const environment = { host, client, prerenderedPageData: host.pageData }
  const { handle } = createFeedback(environment, createTexts('en', messages), dispatch)
  const said = () => dispatch.mock.calls.flatMap(([event]) => (event.type === 'notified' ? [event.notice] : []))

  await Promise.all([handle(expired, { call: login }), handle(expired, { call: login })])
  await handle(expired, { call: login })
  expect(said()).toMatchObject([{ id: 'session-ended' }])
  expect(network.sent).toHaveLength(1)

  said()[0]?.answer?.(true)
  await handle(expired, { call: login })
  expect(said()).toHaveLength(2)
})
