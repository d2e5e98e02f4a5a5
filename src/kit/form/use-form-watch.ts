import { type RefObject, startTransition, useEffect, useEffectEvent } from 'react'

/** When to check for values that the browser filled in without an event, in ms after mount (IN-5). */
export const autofillCheckDelays: readonly number[] = [100, 500, 1500, 3000]

type FormWatchOptions = {
  id: string
  formRef: RefObject<HTMLFormElement | null>
  readFields: () => void
  submit: () => Promise<void>
}

/**
 * Catches what React's event handlers miss: values filled in without an event (IN-5), fields that appear or disappear
 * (WID-14), and a submit before hydration. Clears passwords and codes on return from the back/forward cache (RS-3).
 */
export function useFormWatch({ id, formRef, readFields, submit }: FormWatchOptions): void {
  const checkFields = useEffectEvent(() => readFields())
  const runPendingSubmit = useEffectEvent(() => void submit())

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
    const { dataset } = document.documentElement
    if (form) {
      form.noValidate = true
      form.dataset.ready = ''
    }
    const timers = autofillCheckDelays.map((delay) => setTimeout(() => checkFields(), delay))
    if (dataset.pendingSubmit === id) {
      delete dataset.pendingSubmit
      form?.removeAttribute('data-pending')
      timers.push(setTimeout(() => runPendingSubmit()))
    } else {
      // Defer the list of unfilled fields, so that hydration does not end with a second render in the same task.
      startTransition(() => checkFields())
    }
    window.addEventListener('pageshow', handlePageShow)
    // Update the list when a required field, such as a captcha, appears or disappears, or when a label's text changes.
    const observer = new MutationObserver(() => checkFields())
    // Observe only these attributes, since React sets an input's name and type again on every render.
    const attributeFilter = ['required', 'disabled', 'readonly', 'hidden', 'class', 'value']
    if (form) observer.observe(form, { attributeFilter, childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('pageshow', handlePageShow)
      timers.forEach(clearTimeout)
    }
  }, [id, formRef])
}
