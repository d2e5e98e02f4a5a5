// Inlined into every page, so keep it tiny. The build adds its hash to the Content Security Policy.

const { dataset } = document.documentElement

/** The element that React renders into. Its id makes it a global variable. */
declare const root: HTMLElement

/**
 * Preloads the scripts needed to send a form, which the build lists in `data-send`, in parallel with the initial view's
 * scripts. Runs when an element first receives focus, or on submit.
 */
function prepare(): void {
  for (const href of root.dataset.send?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  delete root.dataset.send
}

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
    dataset.pendingSubmit = form.id
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
    if (/\/assets\/entry-/.test((event.target as HTMLScriptElement).src))
      document.getElementById('load-failed')?.removeAttribute('hidden')
  },
  true,
)
