// Runs inline, before any other script; the build adds its hash to the Content Security Policy. Keep it tiny: it is part of
// every page.

const { dataset } = document.documentElement

/**
 * Holds back a submit made before hydration; the form replays it afterwards. Propagation stops here, or another listener could
 * handle the submit a second time.
 */
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    if (form.dataset.ready !== undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    dataset.pendingSubmit = form.id
    form.dataset.pending = ''
  },
  true,
)

/**
 * Shows a notice when the page's own script fails to load, instead of leaving a page that looks ready and never responds
 * (RS-1). Scripts that others add to the page are ignored.
 */
document.addEventListener(
  'error',
  (event) => {
    if (/\/assets\/entry-/.test((event.target as HTMLScriptElement).src))
      document.getElementById('load-failed')?.removeAttribute('hidden')
  },
  true,
)
