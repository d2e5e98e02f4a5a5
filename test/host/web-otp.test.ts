// @vitest-environment jsdom
import { afterEach, assert, expect, test, vi } from 'vitest'
import { listenForSmsCode, type OtpWindow } from '../../src/host/web-otp.ts'

type OtpRequest = {
  options: { otp: { transport: string[] }; signal: AbortSignal }
  resolve: (credential: unknown) => void
  fail: () => void
}

let requests: OtpRequest[] = []
let visibility: DocumentVisibilityState = 'visible'
let stop = () => {}

const request = (options: OtpRequest['options']) =>
  new Promise<unknown>((resolve, reject) => {
    const fail = () => reject(new DOMException('no', 'AbortError'))
    options.signal.addEventListener('abort', fail)
    requests.push({ options, resolve, fail })
  })

/** Creates the window of a browser that supports WebOTP. Each request stays pending until the test settles it. */
function createWindow(get: (options: OtpRequest['options']) => Promise<unknown> = request): OtpWindow {
  return { document, navigator: { credentials: { get } }, OTPCredential: class {} } as unknown as OtpWindow
}

const flushPromises = () => new Promise((resolve) => setTimeout(resolve))
const setVisibility = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

function listen(window = createWindow()) {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  const onCode = vi.fn<(code: string) => void>()
  ;({ stop } = listenForSmsCode(window, onCode))
  return onCode
}

afterEach(() => {
  stop()
  requests = []
  visibility = 'visible'
})

test('OC-8 requests an SMS code and receives it once', async () => {
  const onCode = listen()
  expect(requests.map(({ options }) => options.otp)).toEqual([{ transport: ['sms'] }])
  requests[0]?.resolve({ code: '482913' })
  await flushPromises()
  expect(onCode.mock.calls).toEqual([['482913']])
  setVisibility('visible')
  expect(requests).toHaveLength(1)
})

test('OC-8 makes no request in a browser without WebOTP support', () => {
  const unsupportedWindow = createWindow()
  Reflect.deleteProperty(unsupportedWindow, 'OTPCredential')
  listen(unsupportedWindow)
  setVisibility('visible')
  expect(requests).toEqual([])
})

test.each<[string, (pending?: OtpRequest) => void, typeof request?]>([
  ['a missing credential', (pending) => pending?.resolve(null)],
  ['a credential without a code', (pending) => pending?.resolve({})],
  ['a numeric code', (pending) => pending?.resolve({ code: 4829 })],
  ['a rejection', (pending) => pending?.fail()],
  ['an exception', () => {}, () => assert.fail('not allowed')],
])('OC-8 ignores %s', async (_, endRequest, get) => {
  const onCode = listen(createWindow(get))
  endRequest(requests[0])
  await flushPromises()
  expect(onCode).not.toHaveBeenCalled()
})

test('OC-8 aborts the request when the page is hidden, and requests a code again once the page is visible', () => {
  listen()
  setVisibility('hidden')
  expect(requests[0]?.options.signal.aborted).toBe(true)
  expect(requests).toHaveLength(1)
  setVisibility('visible')
  expect(requests).toHaveLength(2)
  expect(requests[1]?.options.signal.aborted).toBe(false)
})

test('OC-8 ignores a code that arrives after the request was aborted', async () => {
  const onCode = listen()
  stop()
  expect(requests[0]?.options.signal.aborted).toBe(true)
  requests[0]?.resolve({ code: '482913' })
  setVisibility('visible')
  await flushPromises()
  expect(onCode).not.toHaveBeenCalled()
  expect(requests).toHaveLength(1)
})
