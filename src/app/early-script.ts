// Inlined into every page, so keep it tiny. The build adds its hash to the Content Security Policy.

/** The element that React renders into. Its id makes it a global variable. */
declare const root: HTMLElement

/** If a round trip takes at least this long, the scripts that send a form are requested without waiting. */
const slowRoundTripMs = 250

const startMs = performance.now()
/** The time until the first script arrived, in ms, or 0 if none has. Little more than a round trip. */
let roundTripMs = 0
let isFormInUse = false

/**
 * Preloads the scripts needed to send a form, which the build lists in `data-send`. Runs on focus and on submit.
 * HTTP/1.1 has no priorities: if bandwidth is scarce, these scripts would delay the initial view's scripts and
 * hydration. Over HTTP/1.1, this function waits until only one script of the initial view is still loading, unless
 * round trips are so slow that the wait would cost more than it saves (decision 26).
 */
function prepare(): void {
  isFormInUse = true
  // Some browsers hide these entries to prevent fingerprinting.
  const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?]
  const canWait = navigation?.nextHopProtocol === 'http/1.1' && roundTripMs < slowRoundTripMs
  if (canWait && document.querySelectorAll('[rel=modulepreload]')[1]) return
  for (const href of root.dataset.send?.split(' ') ?? [])
    document.head.insertAdjacentHTML('beforeend', `<link rel="modulepreload" href="${href}">`)
  delete root.dataset.send
}

/**
 * Removes the link to a loaded script, so that the remaining links show what is still loading. Also measures the round
 * trip, and calls `prepare` again if a form is in use.
 */
document.addEventListener(
  'load',
  ({ target, timeStamp }) => {
    if ((target as HTMLLinkElement).rel !== 'modulepreload') return
    ;(target as HTMLLinkElement).remove()
    roundTripMs ||= timeStamp - startMs
    if (isFormInUse) prepare()
  },
  true,
)

// Capture the event, since React stops its propagation during hydration and replays it later.
document.addEventListener('focusin', prepare, true)

/** Blocks a submit before hydration. The form replays it after hydration, so no other listener may handle it now. */
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    prepare()
    if (form.dataset.ready !== undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    document.documentElement.dataset.pendingSubmit = form.id
    form.dataset.pending = ''
  },
  true,
)

/** Shows a notice if the entry script fails to load. Otherwise, the page would look ready but never respond (RS-1). */
document.addEventListener(
  'error',
  (event) => {
    if (/\/entry-/.test((event.target as HTMLScriptElement).src))
      document.getElementById('load-failed')?.removeAttribute('hidden')
  },
  true,
)
