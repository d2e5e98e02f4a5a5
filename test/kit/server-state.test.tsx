// @vitest-environment jsdom
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ResponseOf } from '../../src/api/call.ts'
import { deleteDevice, getDevices, getOpenApiToken } from '../../src/api/calls/security.ts'
import { createClient } from '../../src/api/client.ts'
import { hasCode, type Result } from '../../src/errors/failure.ts'
import { ServerState, useChange, useRefetch, useServerValue } from '../../src/kit/server-state/index.tsx'
import { createFakeNetwork, createJsonResponse } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from './page-wrapper.tsx'

const device = (id: string) => ({ id, name: id, type: 'web', current: false })
const notLoggedIn = { success: false, errors: [{ error_code: 9000001, error_msg: 'expired' }] }

let removeDevice: (id: string, when?: 'whilePending' | 'afterSuccess') => Promise<Result<unknown>>
let refetchDevices: () => Promise<void>
let retry: () => void

function Devices() {
  const devices = useServerValue(getDevices)
  const change = useChange(getDevices)
  const refetch = useRefetch()
  useEffect(() => {
    retry = devices.retry
    refetchDevices = () => refetch(getDevices)
    removeDevice = (id, when = 'whilePending') =>
      change(
        deleteDevice,
        { device_id: id },
        {
          [when]: ({ devices: listedDevices }: ResponseOf<typeof getDevices>) => ({
            devices: listedDevices.filter((item) => item.id !== id),
          }),
          isAlreadyDone: (error) => hasCode(error, '1900006'),
        },
      )
  })
  const { value, failure } = devices
  const text = value?.devices.map(({ id }) => id).join(' ') ?? failure?.kind ?? 'loading'
  return <output>{devices.isRetrying ? `${text}, retrying` : text}</output>
}

let queryClient: QueryClient

/** Stays mounted when the page's content changes, and exposes the query client to tests. */
function QueryClientProbe() {
  const client = useQueryClient()
  useEffect(() => {
    queryClient = client
  })
  return null
}

function Token() {
  const { value } = useServerValue(getOpenApiToken, { isSecret: true })
  return <output>{value?.token ?? 'loading'}</output>
}

const twoLists = (
  <>
    <Devices />
    <Devices />
  </>
)

/** Opens a page. Its calls stay pending until the test responds to them. */
function open(content: ReactNode = twoLists) {
  const navigate = vi.fn()
  const host = fakeHost({ url: 'https://account.test/security/devices?lang=en' })
  host.navigation.safeNavigate = navigate
  const pendingCalls: { path: string; respond: (body: object) => void }[] = []
  const network = createFakeNetwork((request) => {
    return new Promise((resolve) => {
      const respond = (body: object) => resolve(createJsonResponse(body))
      pendingCalls.push({ path: new URL(request.url).pathname, respond })
    })
  })
  const nextCall = async () => {
    await vi.waitFor(() => expect(pendingCalls).not.toEqual([]))
    return pendingCalls.shift() as (typeof pendingCalls)[number]
  }
  const respondToNext = async (body: object) => (await nextCall()).respond(body)
  const page = (children: ReactNode) => (
    <ServerState loginHref="../login?lang=en">
      <QueryClientProbe />
      {children}
    </ServerState>
  )
  const client = createClient(host, { fetch: network.fetch })
  const { rerender } = render(page(content), { wrapper: createPageWrapper(host, { client, hasFeedback: true }) })
  const showInstead = (newContent: ReactNode) => rerender(page(newContent))
  return { nextCall, respondToNext, navigate, pendingCalls, showInstead }
}

// Not `getByRole`, because an alert dialog hides the rest of the page from screen readers.
const displayedTexts = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent)
const createListResponse = (...ids: string[]) => ({ success: true, devices: ids.map(device) })

// The tests wait for the rendered output instead of using `act`.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens a page and loads its devices. */
async function openWith(...ids: string[]) {
  const page = open()
  await page.respondToNext(createListResponse(...ids))
  await vi.waitFor(() => expect(displayedTexts()).toEqual([ids.join(' '), ids.join(' ')]))
  return page
}

test('shows a failure instead of a value, and can retry the call (RQ-7)', async () => {
  const { respondToNext, pendingCalls } = open()
  await respondToNext([])
  await vi.waitFor(() => expect(displayedTexts()[0]).toBe('network'))
  expect(pendingCalls).toEqual([])
  retry()
  await vi.waitFor(() => expect(displayedTexts()[0]).toBe('network, retrying'))
  await respondToNext(createListResponse('a'))
  await vi.waitFor(() => expect(displayedTexts()[0]).toBe('a'))
})

test('rolls back a rejected change without affecting other changes', async () => {
  const { nextCall } = await openWith('a', 'b', 'c')
  const firstResult = removeDevice('a')
  const firstCall = await nextCall()
  const secondResult = removeDevice('b')
  const secondCall = await nextCall()
  await vi.waitFor(() => expect(displayedTexts()[0]).toBe('c'))
  secondCall.respond({ success: true })
  firstCall.respond({ success: false, errors: [{ error_code: 1900005, error_msg: 'gone' }] })
  expect(await firstResult).toMatchObject({ ok: false, failure: { kind: 'rejected' } })
  expect(await secondResult).toMatchObject({ ok: true })
  await vi.waitFor(() => expect(displayedTexts()).toEqual(['a c', 'a c']))
})

test.each([
  ['accepts the change', true, { success: true }],
  ['rejects the change as already made', false, { success: false, errors: [{ error_code: 1900006 }] }],
])('can delay a change until the server %s', async (_, ok, response) => {
  const { nextCall } = await openWith('a', 'b')
  const result = removeDevice('a', 'afterSuccess')
  const call = await nextCall()
  expect(displayedTexts()[0]).toBe('a b')
  call.respond(response)
  expect(await result).toMatchObject({ ok })
  await vi.waitFor(() => expect(displayedTexts()).toEqual(['b', 'b']))
})

test('applies a pending change to a value that loads during the change', async () => {
  const { nextCall } = open()
  const loadCall = await nextCall()
  void removeDevice('a')
  const changeCall = await nextCall()
  loadCall.respond(createListResponse('a', 'b'))
  await vi.waitFor(() => expect(displayedTexts()[0]).toBe('b'))
  changeCall.respond({ success: true })
})

test('navigates to the login page, with a redirect back, if there is no session', async () => {
  const { respondToNext, navigate } = open()
  await respondToNext(notLoggedIn)
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
  expect(navigate).toHaveBeenCalledWith('../login?lang=en&redirect=%2Fsecurity%2Fdevices%3Flang%3Den', {
    replacesEntry: true,
  })
})

test('keeps a change if a refetch that started during it returns the old value', async () => {
  const { nextCall } = await openWith('a', 'b')
  const result = removeDevice('a')
  const changeCall = await nextCall()
  const refetched = refetchDevices()
  const call = await nextCall()
  changeCall.respond({ success: true })
  await result
  call.respond(createListResponse('a', 'b'))
  await refetched
  await vi.waitFor(() => expect(displayedTexts()).toEqual(['b', 'b']))
})

test('stays on the page if the session ends while the user is working (RQ-13)', async () => {
  const { nextCall, navigate } = await openWith('a')
  void refetchDevices()
  const call = await nextCall()
  call.respond(notLoggedIn)
  await screen.findByRole('alertdialog')
  expect(navigate).not.toHaveBeenCalled()
  expect(displayedTexts()).toEqual(['a', 'a'])
})

test('refetches the data after a restore from the back/forward cache (RS-3)', async () => {
  const { nextCall } = await openWith('a')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const call = await nextCall()
  call.respond(createListResponse('a', 'b'))
  await vi.waitFor(() => expect(displayedTexts()[0]).toBe('a b'))
})

test('discards a secret as soon as it is no longer shown (SE-2)', async () => {
  const { respondToNext, showInstead } = open(<Token />)
  const queries = () => queryClient.getQueryCache().getAll()
  const cached = () => JSON.stringify(queries().map(({ state }) => state))
  await respondToNext({ success: true, token: 'canary' })
  await vi.waitFor(() => expect(displayedTexts()).toEqual(['canary']))
  expect(cached()).toContain('canary')
  showInstead(null)
  await vi.waitFor(() => expect(cached()).toBe('[]'))
})
