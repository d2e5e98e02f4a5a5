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

/** The page's own slider, used unless a vendor's script is configured. Its parameter is JSON (docs/contract.md). */
function createEmbeddedSlider({ sceneId, certifyId }: Partial<CaptchaSettings> = {}): EmbeddedSlider {
  return { kind: 'embedded', paramOf: (track) => JSON.stringify({ sceneId, certifyId, track }) }
}

/** How long a slider may take to show before the dialog says that it is loading, in ms. */
const waitMs = 300
/** How long "passed" is shown before the slider closes, in ms. */
const passedMs = 600

type TurnParts = {
  client: Client
  feedback: Feedback
  locale: Locale
  /** The accessible name of a vendor's popup. */
  label: string
  dispatch: Dispatch<SliderEvent>
  /** Called once, with the request id if the slider has passed, otherwise without. */
  onEnd: (requestId?: string) => void
}

/** One run of the slider, until it has passed or the user gives up. */
export type SliderTurn = {
  /** The user has moved the page's own slider. */
  draw: (track: Track) => void
  /** Retries what failed: the verification, or showing the slider. */
  retry: () => void
  giveUp: () => void
  /** Ends the run because the component unmounts; `onEnd` is not called. */
  stop: () => void
}

/** The vendor's slider if the page names its script, else the page's own (contract section 2). */
async function findProvider({ client, locale }: TurnParts): Promise<SliderProvider> {
  const { captcha } = client.host.pageData
  if (!captcha?.scriptUrl) return createEmbeddedSlider(captcha)
  const { createVendorSlider } = await import('./vendor-slider.ts')
  return createVendorSlider({ ...captcha, scriptUrl: captcha.scriptUrl, locale })
}

/** Starts a slider: shows it, has it verified, and reports the outcome (WID-16, OC-6). */
export function startSliderTurn(parts: TurnParts): SliderTurn {
  const { client, feedback, label, dispatch } = parts
  const abort = new AbortController()
  const { signal } = abort
  const opener = document.activeElement
  let provider: SliderProvider | undefined
  let lostParam: string | undefined
  let requestId: string | undefined
  let passing: ReturnType<typeof setTimeout> | undefined

  const hidePopup = () => {
    if (provider?.kind === 'popup') provider.close()
  }

  function stop() {
    abort.abort()
    clearTimeout(passing)
    hidePopup()
  }

  /** Ends the run. A slider that has passed still counts if it is closed early. */
  function end() {
    if (signal.aborted) return
    stop()
    dispatch({ type: 'ended' })
    parts.onEnd(requestId)
  }

  async function handleFailure(failure: Failure) {
    // An alert or our own dialog will show, and no popup may cover it.
    hidePopup()
    if (hasCode(failure, codes.tooFrequent)) dispatch({ type: 'refused-for-long' })
    else if (failure.kind === 'answer') end()
    else dispatch({ type: 'unanswered' })
    // The dialog itself says that there was no answer.
    if (failure.kind !== 'network')
      await feedback.handle(failure, { call: { ...verifyCaptcha, accepts: undefined, quiet: false } })
  }

  async function judge(param: string, certifyId?: string): Promise<SliderVerdict> {
    if (signal.aborted || requestId !== undefined) return 'stopped'
    dispatch({ type: 'drawn' })
    const result = await verifySlider(client, param, { signal, certifyId })
    if (signal.aborted) return 'stopped'
    if (!result.ok) {
      lostParam = param
      await handleFailure(result.failure)
      return 'stopped'
    }
    const { value } = result
    if (!value.isPassed) {
      dispatch({ type: 'refused', message: value.message })
      return 'failed'
    }
    dispatch({ type: 'passed' })
    requestId = value.requestId
    passing = setTimeout(end, passedMs)
    return 'passed'
  }

  async function show() {
    lostParam = undefined
    dispatch({ type: 'started' })
    const waiting = setTimeout(() => dispatch({ type: 'waited' }), waitMs)
    signal.addEventListener('abort', () => clearTimeout(waiting))
    provider ??= await findProvider(parts).catch(() => undefined)
    const isPopup = provider?.kind === 'popup'
    const session = { label, opener, judge, onClosed: end }
    const outcome =
      provider?.kind === 'popup' && !signal.aborted ? await provider.open(session) : provider ? 'open' : 'broken'
    clearTimeout(waiting)
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
    draw: (track) => {
      if (provider?.kind === 'embedded') void judge(provider.paramOf(track))
    },
    retry: () => void (provider?.kind === 'embedded' && lostParam !== undefined ? judge(lostParam) : show()),
    giveUp: end,
  }
}
