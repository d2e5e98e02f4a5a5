import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

/**
 * When to check for unfilled fields and for values that the browser filled in without an event, in ms after mount
 * (IN-5, WID-14). Even the first check runs in a new task, so that it does not prolong hydration with a second render.
 */
export const autofillCheckDelays: readonly number[] = [0, 100, 500, 1500, 3000]

type FormWatchOptions = {
  id: string
  formRef: RefObject<HTMLFormElement | null>
  isSubmitting: RefObject<boolean>
  readFields: () => void
  submit: () => Promise<void>
}

/**
 * Catches what React's event handlers miss: values filled in without an event (IN-5), fields that appear or disappear
 * (WID-14), and a submit before hydration. Clears passwords and codes on return from the back/forward cache (RS-3).
 */
export function useFormWatch({ id, formRef, isSubmitting, readFields, submit }: FormWatchOptions): void {
  const checkFields = useEffectEvent(() => readFields())
  const runPendingSubmit = useEffectEvent(() => void submit())

  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return
    form.noValidate = true
    form.dataset.ready = ''
    if (document.documentElement.dataset.pendingSubmit !== id) return
    delete document.documentElement.dataset.pendingSubmit
    form.removeAttribute('data-pending')
    const timer = setTimeout(() => runPendingSubmit())
    return () => clearTimeout(timer)
  }, [id, formRef])

  useEffect(() => {
    const form = formRef.current
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) {
        for (const field of form?.querySelectorAll('input') ?? []) {
          if (/password|one-time/.test(field.autocomplete)) field.value = ''
        }
      }
      checkFields()
    }
    const timers = autofillCheckDelays.map((delay) => setTimeout(() => checkFields(), delay))
    window.addEventListener('pageshow', handlePageShow)
    // Check again when a required field, such as a captcha, appears or disappears, or when a label's text changes.
    const observer = new MutationObserver(() => {
      // Ignore changes during a submission: measuring fields would delay the call, and a check follows anyway.
      if (!isSubmitting.current) checkFields()
    })
    // Observe only these attributes, since React sets an input's name and type again on every render.
    const attributeFilter = ['required', 'disabled', 'readonly', 'hidden', 'class', 'value']
    if (form) observer.observe(form, { attributeFilter, childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('pageshow', handlePageShow)
      timers.forEach(clearTimeout)
    }
  }, [formRef, isSubmitting])
}
