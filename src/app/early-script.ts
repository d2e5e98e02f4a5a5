// Inlined in every page, so keep it tiny; the build adds its hash to the Content Security Policy.

const { dataset } = document.documentElement

/** Holds back a submit made before hydration; the form replays it, so no other listener may handle it as well. */
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

/** Shows a notice when the page's own script fails to load, or the page would look ready and never respond (RS-1). */
document.addEventListener(
  'error',
  (event) => {
    if (/\/assets\/entry-/.test((event.target as HTMLScriptElement).src))
      document.getElementById('load-failed')?.removeAttribute('hidden')
  },
  true,
)
