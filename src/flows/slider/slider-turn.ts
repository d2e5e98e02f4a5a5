import type { Dispatch } from 'react'
import { verifyCaptcha } from '../../api/calls/captcha.ts'
import type { Client } from '../../api/client.ts'
import { verifySlider } from '../../api/verify-slider.ts'
import { type Failure, saysCode } from '../../errors/failure.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Track } from '../../primitives/use-slide.ts'
import type { Feedback } from '../feedback/index.tsx'
import { createEmbeddedSlider } from './embedded-slider.ts'
import type { SliderEvent } from './slider.machine.ts'
import type { SliderProvider, SliderVerdict } from './slider-provider.ts'

/** A slider that takes longer than this says that it is on its way. */
const waitMs = 300
/** How long "passed" is seen before the slider closes. */
const passedMs = 600

type TurnParts = {
  client: Client
  feedback: Feedback
  locale: Locale
  /** Names a vendor's popup. */
  label: string
  dispatch: Dispatch<SliderEvent>
  /** Told once how it ended: with the request id of the slider that passed, or without. */
  onEnd: (requestId?: string) => void
}

/** One request for a slider, until it has passed or was given up. */
export type SliderTurn = {
  /** The page's own slider was drawn. */
  draw: (track: Track) => void
  /** Tries again what was lost: the verdict, or the slider itself. */
  retry: () => void
  giveUp: () => void
  /** Its place is gone; nobody is told. */
  stop: () => void
}

/** A vendor's, where the page names its script; else the page's own (contract section 2). */
async function findProvider({ client, locale }: TurnParts): Promise<SliderProvider> {
  const { captcha } = client.host.pageData
  if (!captcha?.scriptUrl) return createEmbeddedSlider(captcha)
  const { createVendorSlider } = await import('./vendor-slider.ts')
  return createVendorSlider({ ...captcha, scriptUrl: captcha.scriptUrl, locale })
}

/** Starts a slider: shows it, has it judged, and says what became of it (WID-16, OC-6). */
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

  /** However it ends, one that has passed has passed. */
  function end() {
    if (signal.aborted) return
    stop()
    dispatch({ type: 'ended' })
    parts.onEnd(requestId)
  }

  async function handleFailure(failure: Failure) {
    // An alert, or our dialog, is to be seen and answered: no popup may lie over it.
    hidePopup()
    if (saysCode(failure, 'verify_operation_too_frequent')) dispatch({ type: 'refused-for-long' })
    else if (failure.kind === 'answer') end()
    else dispatch({ type: 'unanswered' })
    // The dialog says itself that no answer came.
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
