// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { useSlider } from '../../src/widgets/slider/index.tsx'
import { createFakeNetwork, createJsonResponse } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

const captcha = { sceneId: 'scene', certifyId: 'certify', region: 'cn', secret: 'secret' } as const
const passedVerdict = { success: true, data: { verify_result: true, request_id: 'r-1' } }

let solve: () => Promise<string | undefined>

/** Starts the slider without awaiting its result. */
function startSlider() {
  let result: Promise<string | undefined> = Promise.resolve(undefined)
  act(() => {
    result = solve()
  })
  return { result }
}

function Caller() {
  const { solve: currentSolve, slider } = useSlider()
  useEffect(() => {
    solve = currentSolve
  })
  return slider
}

function open(verdict: object = passedVerdict) {
  const host = fakeHost({ page: { captcha } })
  const network = createFakeNetwork(({ url }) =>
    createJsonResponse(url.pathname === '/hermes/ts' ? { data: { server_time: 1e12 } } : verdict),
  )
  const client = createClient(host, { fetch: network.fetch })
  const page = render(<Caller />, { wrapper: createPageWrapper(host, { client, hasFeedback: true }) })
  return { ...page, verifications: () => network.sent.filter(({ url }) => url.pathname === '/hermes/captcha_verify') }
}

const dragToEnd = async () => fireEvent.change(await screen.findByRole('slider'), { target: { value: '320' } })

afterEach(cleanup)

test('WID-16 closes the slider once the user solves it, and returns the request id', async () => {
  const { verifications } = open()
  const { result } = startSlider()
  await dragToEnd()
  expect(await result).toBe('r-1')
  const [verification] = verifications()
  const { captcha_verify_param: param } = verification?.body ?? {}
  expect(JSON.parse(String(param))).toMatchObject({
    sceneId: 'scene',
    certifyId: 'certify',
    track: [
      [0, 0],
      [320, 0],
      [320, expect.any(Number)],
    ],
  })
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull())
})

test('OC-6 opens a new slider for each request, because a request id can be used only once', async () => {
  const { verifications } = open()
  const firstRequest = startSlider()
  await dragToEnd()
  await firstRequest.result
  const secondRequest = startSlider()
  await waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('0%'))
  await dragToEnd()
  await secondRequest.result
  expect(verifications()).toHaveLength(2)
})

test('WID-16 shares the open slider with a second request', async () => {
  open()
  const [firstRequest, secondRequest] = [startSlider(), startSlider()]
  expect(firstRequest.result).toBe(secondRequest.result)
  await dragToEnd()
  expect(await firstRequest.result).toBe('r-1')
})

test('ERR-13 shows the server’s message in a toast, and a hint to wait, after too many attempts', async () => {
  open({ success: false, code: 'verify_operation_too_frequent', msg: 'Too often.' })
  const { result } = startSlider()
  await dragToEnd()
  await screen.findByText('slider.too-many-attempts')
  await screen.findByText('Too often.')
  expect(screen.getByRole('slider').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'dialog.close' }))
  expect(await result).toBeUndefined()
})

test('WID-16 never resolves a request after unmounting, so that the caller does not continue', async () => {
  const { unmount } = open()
  const handleSettled = vi.fn()
  void startSlider().result.then(handleSettled)
  await screen.findByRole('slider')
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(handleSettled).not.toHaveBeenCalled()
})
