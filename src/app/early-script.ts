// Inlined into every page, so keep it tiny. The build adds its hash to the Content Security Policy.

/** The element that React renders into. Its id makes it a global variable. */
declare const root: HTMLElement

let isSendExpected = false

/**
 * Preloads the scripts needed to send a form, which the build lists in `data-send`. Runs when an element first receives
 * focus, or on submit. Over HTTP/1.1, which has no priorities, waits until only one script of the initial view is still
 * loading, since the page would otherwise share a slow connection with these scripts and hydrate later (decision 26).
 */
function prepare(): void {
  isSendExpected = true
  // Some browsers hide these entries to prevent fingerprinting.
  const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?]
  if (navigation?.nextHopProtocol === 'http/1.1' && document.querySelectorAll('[rel=modulepreload]')[1]) return
  for (const href of root.dataset.send?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  delete root.dataset.send
}

/** Removes the link to a loaded script, so that the remaining links show what is still loading. */
document.addEventListener(
  'load',
  ({ target }) => {
    if ((target as HTMLLinkElement).rel !== 'modulepreload') return
    ;(target as HTMLLinkElement).remove()
    if (isSendExpected) prepare()
  },
  true,
)

// Capture the event, since React stops its propagation during hydration and replays it only later.
document.addEventListener('focusin', prepare, true)

/** Holds back a submission made before hydration. The form replays it, so no other listener may handle it now. */
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

/**
 * Shows a notice when the entry script fails to load. Otherwise, the page would look ready but never respond
 * (RS-1).
 */
document.addEventListener(
  'error',
  (event) => {
    if (/\/entry-/.test((event.target as HTMLScriptElement).src))
      document.getElementById('load-failed')?.removeAttribute('hidden')
  },
  true,
)
