import { useFormik } from 'formik'
import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormErrors, FormOptions } from './form-options.ts'
import { findMissing, labelOf, readValues } from './read-form.ts'
import { useFormWatch } from './use-form-watch.ts'

/**
 * The one form mechanism. Fields are uncontrolled, so a value that the browser fills in silently is never wiped by a
 * render; the document's values are taken over into Formik on every event that may have changed them and again on submit.
 * It knows what is still missing (WID-14, IN-11), submits once at a time (IN-6), runs a submit that was made before the
 * script arrived, moves the focus to the first error (IN-8), and forgets passwords on return from the back-forward cache (RS-3).
 */
export function useForm<Name extends string>({ id, initialValues, validate, onSubmit }: FormOptions<Name>) {
  const formRef = useRef<HTMLFormElement>(null)
  const isSubmitting = useRef(false)
  /** What an input method has only begun is no value yet (IM-1), though its field is no longer empty. */
  const isComposing = useRef(false)
  const names = Object.keys(initialValues) as Name[]
  // Until the script has looked, nothing counts as missing: the prerendered button must accept a press.
  const [missing, setMissing] = useState<string[]>([])
  const formik = useFormik<Record<Name, string>>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit,
  })

  const takeOver = () => {
    const form = formRef.current
    if (!form) return
    const values = readValues(form, names)
    const isChanged = names.some((name) => values[name] !== formik.values[name])
    if (isChanged && !isComposing.current) void formik.setValues(values, false)
    const labels = findMissing(form).map(labelOf)
    setMissing((before) => (before.join('\n') === labels.join('\n') ? before : labels))
  }

  const fieldOf = (name: Name) => formRef.current?.elements.namedItem(name)

  const focus = (name: Name) => {
    const found = fieldOf(name)
    // Of several under one name, as in a group of choices, the first takes it, and so its group.
    const field = found instanceof RadioNodeList ? found[0] : found
    if (field instanceof HTMLElement) field.focus()
  }

  /** Puts a value into those of the fields that hold text; with `isGentle` only where there is none. */
  const put = (value: string, into: Name[], isGentle = false) => {
    for (const field of into.map(fieldOf))
      if (field instanceof HTMLInputElement && !(isGentle && field.value)) field.value = value
    takeOver()
  }

  const showErrors = (errors: FormErrors<Name>, formError?: string, focused?: Name) => {
    flushSync(() => {
      formik.setErrors(errors as never)
      formik.setStatus(formError)
    })
    const field = focused ?? names.find((name) => errors[name])
    if (field) focus(field)
  }

  const submit = async () => {
    const form = formRef.current
    if (!form || isSubmitting.current) return
    isComposing.current = false
    flushSync(takeOver)
    const firstMissing = findMissing(form)[0]
    if (firstMissing) return firstMissing.focus()
    const errors = validate?.(readValues(form, names))
    if (errors && names.some((name) => errors[name])) return showErrors(errors)
    isSubmitting.current = true
    try {
      await formik.submitForm()
    } finally {
      isSubmitting.current = false
    }
  }

  useFormWatch({ id, formRef, takeOver, submit })

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
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: (event: SyntheticEvent) => {
        isComposing.current = false
        handleChange(event)
      },
      // The form is about to be pressed, and something may have been filled in since, without an event (IN-5).
      onFocus: takeOver,
      onPointerOver: takeOver,
      // The event comes before the fields are reset.
      onReset: () => void setTimeout(takeOver),
    },
    /** For the field of that name. */
    field: <Field extends Name>(name: Field) => ({
      name,
      id: `${id}-${name}`,
      defaultValue: initialValues[name],
      error: formik.errors[name] as string | undefined,
      /** The browser's own check until the script arrives, and from then on the form rule's; an optional field sets it to false. */
      required: true,
    }),
    /** The id of the line beside the submit button, for a field that is wrong where its words stand there. */
    messageId: `${id}-message`,
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
    showErrors,
    /** Puts a value into a field that is still empty; what a person typed is never overwritten. */
    fill: (name: Name, value: string) => put(value, [name], true),
    /** Empties fields, e.g. the password after a failed login (IN-9). */
    clear: (...cleared: Name[]) => put('', cleared),
    focus,
  }
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name>>
