// @vitest-environment jsdom
import { afterEach, assert, beforeEach, describe, expect, test, vi } from 'vitest'
import * as hostScripts from '../../src/host/load-script.ts'
import type { PopupSession, PopupSlider, SliderVerdict } from '../../src/widgets/slider/slider-provider.ts'
import { createVendorSlider, vendorTimeoutMs } from '../../src/widgets/slider/vendor-slider.ts'

type Options = Parameters<NonNullable<Window['initAliyunCaptcha']>>[0]

const settings = {
  scriptUrl: 'https://vendor.test/captcha.js',
  sceneId: 'scene',
  prefix: 'site',
  region: 'sgp',
  locale: 'zh-TW',
} as const

let startOptions: Options[]
let sliders: PopupSlider[] = []
let testNumber = 0

/** Imitates the vendor's script, which adds a popup to the body and can show and hide it. */
function startVendor(vendorOptions: Options) {
  startOptions.push(vendorOptions)
  const popup = document.createElement('div')
  popup.id = 'aliyunCaptcha-window-popup'
  popup.hidden = true
  popup.innerHTML = '<button>slide</button>'
  document.body.append(popup)
  vendorOptions.getInstance({
    show: () => popup.removeAttribute('hidden'),
    hide: () => popup.setAttribute('hidden', ''),
    destroyCaptcha: () => popup.remove(),
  })
}

/** Creates a `verify` function that returns the given verdict for every drag. */
const verifyReturning = (verdict: SliderVerdict) => vi.fn(() => Promise.resolve(verdict))
/** Reports a drag, as the vendor's script does. */
const drag = async (param = 'x') => startOptions[0]?.captchaVerifyCallback(param)
const popups = () => document.querySelectorAll<HTMLElement>('#aliyunCaptcha-window-popup')

function createSession(changes: Partial<PopupSession> = {}): PopupSession {
  return {
    label: 'Check',
    opener: null,
    verify: verifyReturning('passed'),
    onClosed: vi.fn(),
    ...changes,
  }
}

/** Creates a slider with a prefix unique to the current test, since equal settings would reuse the popup. */
function createSlider(changes = {}) {
  const vendorSlider = createVendorSlider({ ...settings, prefix: `site-${testNumber}`, ...changes })
  sliders.push(vendorSlider)
  return vendorSlider
}

beforeEach(() => {
  testNumber += 1
  startOptions = []
  window.initAliyunCaptcha = vi.fn(startVendor)
  vi.spyOn(hostScripts, 'loadScript').mockResolvedValue()
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this instanceof HTMLElement && !this.hidden ? [{}] : []) as unknown as DOMRectList
  })
})

afterEach(() => {
  vi.useRealTimers()
  for (const vendorSlider of sliders) vendorSlider.close()
  sliders = []
  document.body.replaceChildren()
})

describe('WID-16 the vendor’s options', () => {
  test('WID-16 passes the documented options, including the page’s language', async () => {
    await createSlider().open(createSession())
    expect(window.AliyunCaptchaConfig).toEqual({ region: 'sgp', prefix: `site-${testNumber}` })
    expect(startOptions[0]).toMatchObject({
      SceneId: 'scene',
      mode: 'popup',
      slideStyle: { width: 360, height: 40 },
      language: 'tw',
      region: 'sgp',
    })
    expect(document.querySelector(startOptions[0]?.element ?? '')).toBeInstanceOf(HTMLElement)
    expect(document.querySelector(startOptions[0]?.button ?? '')).toBeInstanceOf(HTMLButtonElement)
  })

  test('WID-16 starts the vendor’s script once, and again only if the settings change', async () => {
    for (let count = 0; count < 3; count += 1) await createSlider().open(createSession())
    expect(startOptions).toHaveLength(1)
    await createSlider({ locale: 'en' }).open(createSession())
    expect(startOptions).toHaveLength(2)
    expect(popups()).toHaveLength(1)
  })
})

describe('API-07 verifying a drag', () => {
  test.each([
    ['passed', true],
    ['failed', false],
    ['stopped', false],
  ] as const)('API-07 reports the verdict %s in the vendor’s format', async (verdict, hasPassed) => {
    await createSlider().open(createSession({ verify: verifyReturning(verdict) }))
    expect(await drag()).toEqual({ captchaResult: hasPassed, bizResult: hasPassed })
  })

  test('OC-6 verifies only the first of several simultaneous drags, and can verify another drag after the verdict', async () => {
    const verify = verifyReturning('failed')
    await createSlider().open(createSession({ verify }))
    await Promise.all(['first drag', 'first drag', 'second drag'].map(drag))
    expect(verify.mock.calls).toEqual([['first drag', undefined]])
    await drag('later drag')
    expect(verify).toHaveBeenCalledTimes(2)
  })

  test('API-07 passes the vendor’s parameter on unchanged, with its certifyId if it has one', async () => {
    const verify = verifyReturning('passed')
    await createSlider().open(createSession({ verify }))
    await drag('{"certifyId":"theirs"}')
    await drag('opaque')
    expect(verify.mock.calls).toEqual([
      ['{"certifyId":"theirs"}', 'theirs'],
      ['opaque', undefined],
    ])
  })

  test('OC-6 fails a drag that is reported after the slider has been closed, without verifying it', async () => {
    const vendorSlider = createSlider()
    const verify = verifyReturning('passed')
    await vendorSlider.open(createSession({ verify }))
    vendorSlider.close()
    expect(await drag()).toEqual({ captchaResult: false, bizResult: false })
    expect(verify).not.toHaveBeenCalled()
  })
})

describe('OC-6 a slider that fails to load', () => {
  test('OC-6 opens on a retry after its script failed to load', async () => {
    vi.spyOn(hostScripts, 'loadScript').mockRejectedValueOnce(new Error('failed to load'))
    const vendorSlider = createSlider()
    expect(await vendorSlider.open(createSession())).toBe('script-failed')
    expect(await vendorSlider.open(createSession())).toBe('open')
  })

  test.each<[string, Window['initAliyunCaptcha']]>([
    ['defines nothing', undefined],
    ['throws', () => assert.fail('no element')],
    ['reports an error', ({ onError }) => onError('IllegalUserTag')],
  ])('OC-6 reports the result “script-failed” if the script %s', async (_, init) => {
    window.initAliyunCaptcha = init
    expect(await createSlider().open(createSession())).toBe('script-failed')
    expect(document.querySelectorAll('#portico-captcha')).toHaveLength(0)
  })

  test('OC-6 reports the result “timeout” after 12 s, does not show a popup that loads later, and starts again on a retry', async () => {
    vi.useFakeTimers()
    const pendingOptions: Options[] = []
    window.initAliyunCaptcha = (vendorOptions) => void pendingOptions.push(vendorOptions)
    const vendorSlider = createSlider()
    const opening = vendorSlider.open(createSession())
    await vi.advanceTimersByTimeAsync(vendorTimeoutMs - 1)
    await expect(Promise.race([opening, Promise.resolve('waiting')])).resolves.toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await opening).toBe('timeout')
    window.initAliyunCaptcha = startVendor
    expect(await vendorSlider.open(createSession())).toBe('open')
    const showLatePopup = vi.fn()
    pendingOptions[0]?.getInstance({ show: showLatePopup })
    await vi.advanceTimersByTimeAsync(1000)
    expect(showLatePopup).not.toHaveBeenCalled()
    expect(popups()).toHaveLength(1)
  })
})

describe('OC-6 the vendor’s popup', () => {
  test('OC-6 AC-2 makes the rest of the page inert until the popup is closed, then restores focus', async () => {
    document.body.innerHTML = '<main><button>Send</button></main>'
    const opener = document.querySelector('button')
    opener?.focus()
    const vendorSlider = createSlider()
    await vendorSlider.open(createSession({ opener }))
    expect(document.querySelector('main')?.inert).toBe(true)
    expect(document.activeElement?.textContent).toBe('slide')
    expect(popups()[0]?.getAttribute('aria-label')).toBe('Check')
    vendorSlider.close()
    expect(document.querySelector('main')?.inert).toBe(false)
    expect(popups()[0]?.hidden).toBe(true)
    expect(document.activeElement).toBe(opener)
  })

  test('OC-6 AC-2 returns focus to the dialog behind the popup if the popup’s opener is disabled', async () => {
    document.body.innerHTML = '<div role="dialog" id="wizard"><form><button>Next</button></form></div>'
    const opener = document.querySelector('button') as HTMLButtonElement
    opener.focus()
    const vendorSlider = createSlider()
    await vendorSlider.open(createSession({ opener }))
    opener.disabled = true
    vendorSlider.close()
    expect(document.activeElement?.closest('#wizard')).not.toBeNull()
  })

  test('OC-6 treats a popup as closed if it stays hidden, but not if a re-render hides it briefly', async () => {
    vi.useFakeTimers()
    const onClosed = vi.fn()
    await createSlider().open(createSession({ onClosed }))
    const popup = popups()[0] as HTMLElement
    popup.hidden = true
    await vi.advanceTimersByTimeAsync(100)
    popup.hidden = false
    await vi.advanceTimersByTimeAsync(1000)
    expect(onClosed).not.toHaveBeenCalled()
    popup.hidden = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  test('OC-6 does not treat a popup that is hidden during verification as closed', async () => {
    vi.useFakeTimers()
    const onClosed = vi.fn()
    let deliverVerdict: (verdict: SliderVerdict) => void = () => {}
    const verify = () => new Promise<SliderVerdict>((resolve) => (deliverVerdict = resolve))
    await createSlider().open(createSession({ onClosed, verify }))
    void drag()
    const popup = popups()[0] as HTMLElement
    popup.hidden = true
    await vi.advanceTimersByTimeAsync(5000)
    expect(onClosed).not.toHaveBeenCalled()
    popup.hidden = false
    deliverVerdict('failed')
    await vi.advanceTimersByTimeAsync(1000)
    expect(onClosed).not.toHaveBeenCalled()
  })

  test('OC-6 ends the first session when a second session opens the popup', async () => {
    const onClosed = vi.fn()
    await createSlider().open(createSession({ onClosed }))
    await createSlider().open(createSession())
    expect(onClosed).toHaveBeenCalledTimes(1)
    expect(popups()[0]?.hidden).toBe(false)
  })
})
