// @vitest-environment jsdom
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '../../src/api/call.ts'
import { deleteDevice, getDevices, getOpenApiToken } from '../../src/api/calls/security.ts'
import { createClient } from '../../src/api/client.ts'
import { hasCode, type Result } from '../../src/errors/failure.ts'
import { ServerState, useChange, useRefetch, useServerValue } from '../../src/kit/server-state/index.tsx'
import { fakeNetwork, json } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'
import { inPage } from './in-page.tsx'

const device = (id: string) => ({ id, name: id, type: 'web', current: false })
const notLoggedIn = { success: false, errors: [{ error_code: 9000001, error_msg: 'expired' }] }

let remove: (id: string, when?: 'whilePending' | 'afterSuccess') => Promise<Result<unknown>>
let refetchDevices: () => Promise<void>
let retry: () => void

/** The page's devices. A second list shows the same value. */
function Devices() {
  const devices = useServerValue(getDevices)
  const change = useChange(getDevices)
  const refetch = useRefetch()
  useEffect(() => {
    retry = devices.retry
    refetchDevices = () => refetch(getDevices)
    remove = (id, when = 'whilePending') =>
      change(
        deleteDevice,
        { device_id: id },
        {
          [when]: ({ devices: all }: AnswerOf<typeof getDevices>) => ({ devices: all.filter((one) => one.id !== id) }),
          isAlreadyDone: (refusal) => hasCode(refusal, '1900006'),
        },
      )
  })
  const { value, failure } = devices
  const shown = value?.devices.map(({ id }) => id).join(' ') ?? failure?.kind ?? 'asking'
  return <output>{devices.isRetrying ? `${shown}, again` : shown}</output>
}

let queryClient: QueryClient

/** The frame of a page, independent of its content. */
function Frame() {
  const client = useQueryClient()
  useEffect(() => {
    queryClient = client
  })
  return null
}

function Token() {
  const { value } = useServerValue(getOpenApiToken, { isSecret: true })
  return <output>{value?.token ?? 'asking'}</output>
}

const twoLists = (
  <>
    <Devices />
    <Devices />
  </>
)

/** Opens a page with a server that responds on demand, in the order of the calls. */
function open(parts: ReactNode = twoLists) {
  const navigate = vi.fn()
  const host = fakeHost({ url: 'https://account.test/security/devices?lang=en' })
  host.navigation.safeNavigate = navigate
  const waiting: { path: string; answer: (body: object) => void }[] = []
  const network = fakeNetwork((request) => {
    return new Promise((resolve) => {
      const answer = (body: object) => resolve(json(body))
      waiting.push({ path: new URL(request.url).pathname, answer })
    })
  })
  const next = async () => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]))
    return waiting.shift() as (typeof waiting)[number]
  }
  const answerNext = async (body: object) => (await next()).answer(body)
  const page = (inside: ReactNode) => (
    <ServerState loginHref="../login?lang=en">
      <Frame />
      {inside}
    </ServerState>
  )
  const client = createClient(host, { fetch: network.fetch })
  const { rerender } = render(page(parts), { wrapper: inPage(host, { client, hasFeedback: true }) })
  const showInstead = (others: ReactNode) => rerender(page(others))
  return { next, answerNext, navigate, waiting, showInstead }
}

// Includes elements under an alert, which hides everything else from screen readers.
const shown = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent)
const list = (...ids: string[]) => ({ success: true, devices: ids.map(device) })

// Tests wait for the rendered output instead.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens a page and loads its devices. */
async function openWith(...ids: string[]) {
  const page = open()
  await page.answerNext(list(...ids))
  await vi.waitFor(() => expect(shown()).toEqual([ids.join(' '), ids.join(' ')]))
  return page
}

test('a failure replaces the value, and a click retries the call (RQ-7)', async () => {
  const { answerNext, waiting } = open()
  await answerNext([])
  await vi.waitFor(() => expect(shown()[0]).toBe('network'))
  expect(waiting).toEqual([])
  retry()
  await vi.waitFor(() => expect(shown()[0]).toBe('network, again'))
  await answerNext(list('a'))
  await vi.waitFor(() => expect(shown()[0]).toBe('a'))
})

test('a refused change is rolled back without affecting others', async () => {
  const { next } = await openWith('a', 'b', 'c')
  const first = remove('a')
  const firstCall = await next()
  const second = remove('b')
  const secondCall = await next()
  await vi.waitFor(() => expect(shown()[0]).toBe('c'))
  secondCall.answer({ success: true })
  firstCall.answer({ success: false, errors: [{ error_code: 1900005, error_msg: 'gone' }] })
  expect(await first).toMatchObject({ ok: false, failure: { kind: 'answer' } })
  expect(await second).toMatchObject({ ok: true })
  await vi.waitFor(() => expect(shown()).toEqual(['a c', 'a c']))
})

test.each([
  ['accepts', true, { success: true }],
  ['refuses as already made, and reports', false, { success: false, errors: [{ error_code: 1900006 }] }],
])('a change can appear once the server %s it', async (_, ok, answer) => {
  const { next } = await openWith('a', 'b')
  const done = remove('a', 'afterSuccess')
  const call = await next()
  expect(shown()[0]).toBe('a b')
  call.answer(answer)
  expect(await done).toMatchObject({ ok })
  await vi.waitFor(() => expect(shown()).toEqual(['b', 'b']))
})

test('a change does not discard the response to the first load', async () => {
  const { next } = open()
  const first = await next()
  void remove('a')
  const change = await next()
  first.answer(list('a', 'b'))
  await vi.waitFor(() => expect(shown()[0]).toBe('b'))
  change.answer({ success: true })
})

test('the page navigates to the login page if there is no session, and the login returns to it', async () => {
  const { answerNext, navigate } = open()
  await answerNext(notLoggedIn)
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
  expect(navigate).toHaveBeenCalledWith('../login?lang=en&redirect=%2Fsecurity%2Fdevices%3Flang%3Den', {
    isReplacing: true,
  })
})

test('the response to a call made during a change does not undo the change', async () => {
  const { next } = await openWith('a', 'b')
  const done = remove('a')
  const change = await next()
  const refetched = refetchDevices()
  const call = await next()
  change.answer({ success: true })
  await done
  call.answer(list('a', 'b'))
  await refetched
  await vi.waitFor(() => expect(shown()).toEqual(['b', 'b']))
})

test('the page stays open if the session ends while the user is working (RQ-13)', async () => {
  const { next, navigate } = await openWith('a')
  void refetchDevices()
  const call = await next()
  call.answer(notLoggedIn)
  await screen.findByRole('alertdialog')
  expect(navigate).not.toHaveBeenCalled()
  expect(shown()).toEqual(['a', 'a'])
})

test('the page loads its data again after a restore from the back-forward cache (RS-3)', async () => {
  const { next } = await openWith('a')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const call = await next()
  call.answer(list('a', 'b'))
  await vi.waitFor(() => expect(shown()[0]).toBe('a b'))
})

test('a secret is discarded as soon as nothing shows it (SE-2)', async () => {
  const { answerNext, showInstead } = open(<Token />)
  const queries = () => queryClient.getQueryCache().getAll()
  const remembered = () => JSON.stringify(queries().map(({ state }) => state))
  await answerNext({ success: true, token: 'canary' })
  await vi.waitFor(() => expect(shown()).toEqual(['canary']))
  expect(remembered()).toContain('canary')
  showInstead(null)
  await vi.waitFor(() => expect(remembered()).toBe('[]'))
})
