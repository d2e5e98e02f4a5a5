// @vitest-environment jsdom
import { afterEach, assert, expect, test, vi } from 'vitest'
import { listenForSmsCode, type OtpWindow } from '../../src/host/web-otp.ts'

type OtpRequest = {
  options: { otp: { transport: string[] }; signal: AbortSignal }
  answer: (credential: unknown) => void
  fail: () => void
}

let requests: OtpRequest[] = []
let visibility: DocumentVisibilityState = 'visible'
let stop = () => {}

const ask = (options: OtpRequest['options']) =>
  new Promise<unknown>((answer, reject) => {
    const fail = () => reject(new DOMException('no', 'AbortError'))
    options.signal.addEventListener('abort', fail)
    requests.push({ options, answer, fail })
  })

/** A browser that can read an SMS. Each request waits for its response. */
function createWindow(get: (options: OtpRequest['options']) => Promise<unknown> = ask): OtpWindow {
  return { document, navigator: { credentials: { get } }, OTPCredential: class {} } as unknown as OtpWindow
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const show = (state: DocumentVisibilityState) => {
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

test('OC-8 the page requests an SMS code and receives it once', async () => {
  const onCode = listen()
  expect(requests.map(({ options }) => options.otp)).toEqual([{ transport: ['sms'] }])
  requests[0]?.answer({ code: '482913' })
  await settle()
  expect(onCode.mock.calls).toEqual([['482913']])
  show('visible')
  expect(requests).toHaveLength(1)
})

test('OC-8 the page requests nothing from a browser without support', () => {
  const unable = createWindow()
  Reflect.deleteProperty(unable, 'OTPCredential')
  listen(unable)
  show('visible')
  expect(requests).toEqual([])
})

test.each<[string, (ask?: OtpRequest) => void, typeof ask?]>([
  ['nothing', (ask) => ask?.answer(null)],
  ['no code', (ask) => ask?.answer({})],
  ['a number', (ask) => ask?.answer({ code: 4829 })],
  ['a refusal', (ask) => ask?.fail()],
  ['a browser that throws', () => {}, () => assert.fail('odd')],
])('OC-8 ignores %s', async (_, end, get) => {
  const onCode = listen(createWindow(get))
  end(requests[0])
  await settle()
  expect(onCode).not.toHaveBeenCalled()
})

test('OC-8 the page cancels the request while it is hidden, and requests again once it is shown', () => {
  listen()
  show('hidden')
  expect(requests[0]?.options.signal.aborted).toBe(true)
  expect(requests).toHaveLength(1)
  show('visible')
  expect(requests).toHaveLength(2)
  expect(requests[1]?.options.signal.aborted).toBe(false)
})

test('OC-8 the page ignores a code that arrives after the request was canceled', async () => {
  const onCode = listen()
  stop()
  expect(requests[0]?.options.signal.aborted).toBe(true)
  requests[0]?.answer({ code: '482913' })
  show('visible')
  await settle()
  expect(onCode).not.toHaveBeenCalled()
  expect(requests).toHaveLength(1)
})
