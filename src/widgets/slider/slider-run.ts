import type { Dispatch } from 'react'
import { verifyCaptcha } from '../../api/calls/captcha.ts'
import type { Client } from '../../api/client.ts'
import { verifySlider } from '../../api/verify-slider.ts'
import * as codes from '../../errors/codes.ts'
import { type Failure, hasCode } from '../../errors/failure.ts'
import type { CaptchaSettings } from '../../host/page-data.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Feedback } from '../../kit/feedback/index.tsx'
import type { Track } from '../../primitives/slide-to-verify/use-slide.ts'
import type { SliderEvent } from './slider.machine.ts'
import type { EmbeddedSlider, SliderProvider, SliderVerdict } from './slider-provider.ts'

/** Creates the page's own slider, whose verification parameter is JSON (docs/contract.md). */
function createEmbeddedSlider({ sceneId, certifyId }: Partial<CaptchaSettings> = {}): EmbeddedSlider {
  return { kind: 'embedded', createParam: (track) => JSON.stringify({ sceneId, certifyId, track }) }
}

/** The delay before the dialog shows that the slider is loading, in ms. */
const loadingNoticeDelayMs = 300
/** How long the dialog shows that the user passed, in ms. */
const passedDisplayMs = 600

type RunOptions = {
  client: Client
  feedback: Feedback
  locale: Locale
  /** A vendor popup's accessible name. */
  label: string
  dispatch: Dispatch<SliderEvent>
  /** Called once, with the request ID if the user passed. */
  onEnd: (requestId?: string) => void
}

/** One run of the slider, until the user passes or gives up. */
export type SliderRun = {
  slide: (track: Track) => void
  /** Retries a failed verification request, or shows the slider again. */
  retry: () => void
  cancel: () => void
  /** Ends the run without calling `onEnd`. */
  stop: () => void
}

/** Returns the vendor's slider if it is configured (contract section 2), else the page's own slider. */
async function loadProvider({ client, locale }: RunOptions): Promise<SliderProvider> {
  const { captcha } = client.host.pageData
  if (!captcha?.scriptUrl) return createEmbeddedSlider(captcha)
  const { createVendorSlider } = await import('./vendor-slider.ts')
  return createVendorSlider({ ...captcha, scriptUrl: captcha.scriptUrl, locale })
}

/** Shows a slider, has the server verify the result, and reports the outcome (WID-16, OC-6). */
export function startSliderRun(options: RunOptions): SliderRun {
  const { client, feedback, label, dispatch } = options
  const controller = new AbortController()
  const { signal } = controller
  const opener = document.activeElement
  let provider: SliderProvider | undefined
  let unverifiedParam: string | undefined
  let requestId: string | undefined
  let endTimer: ReturnType<typeof setTimeout> | undefined

  const hidePopup = () => {
    if (provider?.kind === 'popup') provider.close()
  }

  function stop() {
    controller.abort()
    clearTimeout(endTimer)
    hidePopup()
  }

  /** Ends the run. If the user has passed, closing the slider early still reports the result. */
  function end() {
    if (signal.aborted) return
    stop()
    dispatch({ type: 'ended' })
    options.onEnd(requestId)
  }

  async function handleFailure(failure: Failure) {
    // Otherwise, the popup would cover the alert or dialog that opens next.
    hidePopup()
    if (hasCode(failure, codes.tooFrequent)) dispatch({ type: 'rate-limited' })
    else if (failure.kind === 'rejected') end()
    else dispatch({ type: 'no-response' })
    // The dialog already shows that there was no response.
    if (failure.kind !== 'network')
      await feedback.handle(failure, { call: { ...verifyCaptcha, handledErrors: undefined, isBackground: false } })
  }

  async function verify(param: string, certifyId?: string): Promise<SliderVerdict> {
    if (signal.aborted || requestId !== undefined) return 'stopped'
    dispatch({ type: 'slid' })
    const result = await verifySlider(client, param, { signal, certifyId })
    if (signal.aborted) return 'stopped'
    if (!result.ok) {
      unverifiedParam = param
      await handleFailure(result.failure)
      return 'stopped'
    }
    const { value } = result
    if (!value.hasPassed) {
      dispatch({ type: 'rejected', message: value.message })
      return 'failed'
    }
    dispatch({ type: 'passed' })
    requestId = value.requestId
    endTimer = setTimeout(end, passedDisplayMs)
    return 'passed'
  }

  async function show() {
    unverifiedParam = undefined
    dispatch({ type: 'started' })
    const noticeTimer = setTimeout(() => dispatch({ type: 'load-delayed' }), loadingNoticeDelayMs)
    signal.addEventListener('abort', () => clearTimeout(noticeTimer))
    provider ??= await loadProvider(options).catch(() => undefined)
    const isPopup = provider?.kind === 'popup'
    const session = { label, opener, verify, onClosed: end }
    const outcome =
      provider?.kind === 'popup' && !signal.aborted ? await provider.open(session) : provider ? 'open' : 'script-failed'
    clearTimeout(noticeTimer)
    if (signal.aborted) return
    dispatch(
      outcome === 'open'
        ? { type: 'shown', where: isPopup ? 'popup' : 'dialog' }
        : { type: 'not-shown', reason: outcome },
    )
  }

  void show()
  return {
    stop,
    slide: (track) => {
      if (provider?.kind === 'embedded') void verify(provider.createParam(track))
    },
    retry: () =>
      void (provider?.kind === 'embedded' && unverifiedParam !== undefined ? verify(unverifiedParam) : show()),
    cancel: end,
  }
}
