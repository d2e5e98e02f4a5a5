import { useFormik } from 'formik'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { findMissing, labelOf, readValues } from './read-form.ts'

type Errors<Name extends string> = Partial<Record<Name, string>>

type Options<Name extends string> = {
  /** The form's id; also the name under which a submit made before the script arrived is kept. */
  id: string
  /** The fields and what they hold at first. */
  initialValues: Record<Name, string>
  /** Texts of what is wrong, by field; asked only on submit, so nobody is corrected while typing. */
  validate?: (values: Record<Name, string>) => Errors<Name>
  /** Runs once at a time (IN-6). */
  onSubmit: (values: Record<Name, string>) => Promise<void>
}

/** When, in ms after mount, the form looks again for values that the browser put in without an event (IN-5). */
const autofillLooks = [100, 500, 1500, 3000]

/**
 * The one form mechanism. Fields are uncontrolled, so a value that the browser fills in silently is never wiped by a
 * render; the document's values are taken over into Formik on every event that may have changed them and again on submit.
 * It knows what is still missing (WID-14, IN-11), submits once at a time (IN-6), runs a submit that was made before the
 * script arrived, moves the focus to the first error (IN-8), and forgets passwords on return from the back-forward cache (RS-3).
 */
export function useForm<Name extends string>({ id, initialValues, validate, onSubmit }: Options<Name>) {
  const formRef = useRef<HTMLFormElement>(null)
  const isSubmitting = useRef(false)
  const names = Object.keys(initialValues) as Name[]
  // Until the script has looked, nothing counts as missing: the prerendered button must accept a press.
  const [missing, setMissing] = useState<string[]>([])
  const formik = useFormik<Record<Name, string>>({
    initialValues,
    validate: (values) => validate?.(values) ?? {},
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit,
  })

  const takeOver = () => {
    const form = formRef.current
    if (!form) return
    const values = readValues(form, names)
    if (names.some((name) => values[name] !== formik.values[name])) void formik.setValues(values, false)
    const labels = findMissing(form).map(labelOf)
    setMissing((before) => (before.join('\n') === labels.join('\n') ? before : labels))
  }

  const focus = (name: Name) => {
    const field = formRef.current?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.focus()
  }

  const submit = async () => {
    const form = formRef.current
    if (!form || isSubmitting.current) return
    flushSync(takeOver)
    const firstMissing = findMissing(form)[0]
    if (firstMissing) return firstMissing.focus()
    isSubmitting.current = true
    try {
      await formik.submitForm()
    } finally {
      isSubmitting.current = false
    }
  }

  const clear = (...cleared: Name[]) => {
    for (const name of cleared) {
      const field = formRef.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = ''
    }
    takeOver()
  }

  const latest = useRef({ takeOver, submit })
  useEffect(() => {
    latest.current = { takeOver, submit }
  })

  useEffect(() => {
    const look = () => latest.current.takeOver()
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) {
        for (const field of formRef.current?.querySelectorAll('input') ?? []) {
          if (field.autocomplete.includes('password')) field.value = ''
        }
      }
      look()
    }
    look()
    const { dataset } = document.documentElement
    if (formRef.current) {
      formRef.current.noValidate = true
      formRef.current.dataset.ready = ''
    }
    const timers = autofillLooks.map((delay) => setTimeout(look, delay))
    if (dataset.pendingSubmit === id) {
      delete dataset.pendingSubmit
      formRef.current?.removeAttribute('data-pending')
      timers.push(setTimeout(() => void latest.current.submit()))
    }
    window.addEventListener('pageshow', handlePageShow)
    // A field that comes later, such as a captcha, is missing from the moment it shows.
    const observer = new MutationObserver(look)
    if (formRef.current) observer.observe(formRef.current, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('pageshow', handlePageShow)
      timers.forEach(clearTimeout)
    }
  }, [id])

  /** What was wrong is taken back as soon as the person mends it. */
  const handleChange = (event: SyntheticEvent) => {
    takeOver()
    const { name } = event.target as HTMLInputElement
    if (formik.errors[name as Name]) formik.setErrors({ ...formik.errors, [name]: undefined })
    if (formik.status) formik.setStatus(undefined)
  }

  return {
    /** For the `<form>`. */
    formProps: {
      id,
      ref: formRef,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault()
        void submit()
      },
      onInput: handleChange,
      onChange: handleChange,
      onCompositionEnd: handleChange,
    },
    /** For the field of that name. */
    field: (name: Name) => ({
      name,
      id: `${id}-${name}`,
      defaultValue: initialValues[name],
      error: formik.errors[name] as string | undefined,
      /** The browser's own check, in force until the script arrives. */
      required: true,
    }),
    /** What is wrong with the whole, shown beside the submit button. */
    formError: formik.status as string | undefined,
    values: formik.values,
    /** Labels of what must still be filled in before the form can be submitted. */
    missing,
    isBusy: formik.isSubmitting,
    /**
     * Shows the server's errors under their fields, and `formError` beside the submit button. The first field with an
     * error gets the focus (IN-8), or `focused`.
     */
    showErrors: (errors: Errors<Name>, formError?: string, focused?: Name) => {
      flushSync(() => {
        formik.setErrors(errors as never)
        formik.setStatus(formError)
      })
      const field = focused ?? names.find((name) => errors[name])
      if (field) focus(field)
    },
    /** Puts a value into a field that is still empty; what a person typed is never overwritten. */
    fill: (name: Name, value: string) => {
      const field = formRef.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value === '') field.value = value
      takeOver()
    },
    /** Empties fields, e.g. the password after a failed login (IN-9). */
    clear,
    focus,
  }
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name>>
