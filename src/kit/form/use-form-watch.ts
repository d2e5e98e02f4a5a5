import { type RefObject, useEffect, useEffectEvent } from 'react'

/** When to check fields for values that the browser filled in without an event, in ms after mount (IN-5). */
export const autofillLooks: readonly number[] = [100, 500, 1500, 3000]

type Watched = {
  id: string
  formRef: RefObject<HTMLFormElement | null>
  takeOver: () => void
  submit: () => Promise<void>
}

/**
 * Catches what a field's events do not report: values filled in silently (IN-5), fields that appear and disappear (WID-14), a
 * submit made before hydration, and the return from the back-forward cache, after which passwords and codes are cleared (RS-3).
 */
export function useFormWatch({ id, formRef, takeOver, submit }: Watched): void {
  const look = useEffectEvent(() => takeOver())
  const runPendingSubmit = useEffectEvent(() => void submit())

  useEffect(() => {
    const form = formRef.current
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) {
        for (const field of form?.querySelectorAll('input') ?? []) {
          if (/password|one-time/.test(field.autocomplete)) field.value = ''
        }
      }
      look()
    }
    look()
    const { dataset } = document.documentElement
    if (form) {
      form.noValidate = true
      form.dataset.ready = ''
    }
    const timers = autofillLooks.map((delay) => setTimeout(() => look(), delay))
    if (dataset.pendingSubmit === id) {
      delete dataset.pendingSubmit
      form?.removeAttribute('data-pending')
      timers.push(setTimeout(() => runPendingSubmit()))
    }
    window.addEventListener('pageshow', handlePageShow)
    // A field that appears later, such as a captcha, counts as missing as soon as it shows; a hidden one no longer does.
    const observer = new MutationObserver(() => look())
    if (form) observer.observe(form, { attributes: true, childList: true, subtree: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('pageshow', handlePageShow)
      timers.forEach(clearTimeout)
    }
  }, [id, formRef])
}
