// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listenForSmsCode, type OtpWindow } from '../../src/host/web-otp.ts'

type Ask = {
  options: { otp: { transport: string[] }; signal: AbortSignal }
  answer: (credential: unknown) => void
  fail: () => void
}

let asks: Ask[] = []
let visibility: DocumentVisibilityState = 'visible'
let stop = () => {}

/** A browser that can read an SMS; each question waits for its answer. */
function planted(): OtpWindow {
  const get = (options: Ask['options']) =>
    new Promise<unknown>((answer, reject) => {
      const fail = () => reject(new DOMException('no', 'AbortError'))
      options.signal.addEventListener('abort', fail)
      asks.push({ options, answer, fail })
    })
  return { document, navigator: { credentials: { get } }, OTPCredential: class {} } as unknown as OtpWindow
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const show = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

function listen(window = planted()) {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  const onCode = vi.fn<(code: string) => void>()
  ;({ stop } = listenForSmsCode(window, onCode))
  return onCode
}

afterEach(() => {
  stop()
  asks = []
  visibility = 'visible'
})

describe('OC-8 the code of an SMS, where the browser can read it', () => {
  test('OC-8 asks for an SMS and hands its code over, once', async () => {
    const onCode = listen()
    expect(asks.map(({ options }) => options.otp)).toEqual([{ transport: ['sms'] }])
    asks[0]?.answer({ code: '482913' })
    await settle()
    expect(onCode.mock.calls).toEqual([['482913']])
    show('visible')
    expect(asks).toHaveLength(1)
  })

  test('OC-8 a browser that cannot is never asked', () => {
    listen({
      document,
      navigator: { credentials: { get: () => Promise.reject(new Error('asked')) } },
    } as unknown as OtpWindow)
    show('visible')
    expect(asks).toEqual([])
  })

  test.each([null, {}, { code: 4829 }])('OC-8 %j is no code', async (credential) => {
    const onCode = listen()
    asks[0]?.answer(credential)
    await settle()
    expect(onCode).not.toHaveBeenCalled()
  })

  test('OC-8 a refusal is no error', async () => {
    const onCode = listen()
    asks[0]?.fail()
    await settle()
    expect(onCode).not.toHaveBeenCalled()
  })

  test('OC-8 a browser that throws is no error either', async () => {
    const get = () => {
      throw new Error('odd')
    }
    const onCode = listen({
      document,
      navigator: { credentials: { get } },
      OTPCredential: class {},
    } as unknown as OtpWindow)
    await settle()
    expect(onCode).not.toHaveBeenCalled()
  })

  test('OC-8 a hidden page gives up, and a page that is seen again asks anew', () => {
    listen()
    show('hidden')
    expect(asks[0]?.options.signal.aborted).toBe(true)
    expect(asks).toHaveLength(1)
    show('visible')
    expect(asks).toHaveLength(2)
    expect(asks[1]?.options.signal.aborted).toBe(false)
  })

  test('OC-8 once stopped it gives up, hears no more, and a code that comes too late is dropped', async () => {
    const onCode = listen()
    stop()
    expect(asks[0]?.options.signal.aborted).toBe(true)
    asks[0]?.answer({ code: '482913' })
    show('visible')
    await settle()
    expect(onCode).not.toHaveBeenCalled()
    expect(asks).toHaveLength(1)
  })
})
