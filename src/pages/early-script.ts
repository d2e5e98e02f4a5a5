// Runs inline, before any other script; the build puts its hash into the policy. Kept tiny: it is part of every page.

const { dataset } = document.documentElement

/**
 * A submit made before the page's own script has taken the form over is kept: `useForm` runs it once it holds what was
 * typed. Nobody else may see it, or it would be run twice.
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

/** A script that did not arrive is said, in place of a page that looks ready and never answers (RS-1). */
document.addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLScriptElement) document.getElementById('load-failed')?.removeAttribute('hidden')
  },
  true,
)
