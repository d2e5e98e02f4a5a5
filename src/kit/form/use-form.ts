import { useFormik } from 'formik'
import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from '../../i18n/translations.tsx'
import { debounceMs } from '../../rules/limits.ts'
import { useEnvironment } from '../environment.tsx'
import { type FailedToLoad, failedToLoad } from '../lazy.tsx'
import { domName, findMissingFields, getLabel, readValues } from './read-form.ts'
import { useFormWatch } from './use-form-watch.ts'

type FormErrors<Name extends string> = Partial<Record<Name, string>>

/** A form-level error: a message, or `failedToLoad` if a script failed to load. */
export type FormError = string | FailedToLoad

type FormOptions<Name extends string> = {
  /** The id of the form element. It also identifies a submit made before hydration. */
  id: string
  initialValues: Record<Name, string>
  /** Returns error messages by field. Runs only on submit, so that users are not corrected while they type (IM-1). */
  validate?: (values: Record<Name, string>) => FormErrors<Name>
  /** Use `values`, since `form.values` may be out of date. Never runs twice at the same time (IN-6). */
  onSubmit: (values: Record<Name, string>) => Promise<void>
}

/**
 * Manages a form. Fields are uncontrolled, so rendering never overwrites a value that was autofilled without an event.
 * Formik receives the DOM's values whenever they may have changed. The hook tracks unfilled required fields (WID-14,
 * IN-11), never submits twice at once (IN-6), replays a submit made before hydration, focuses the first error (IN-8),
 * and clears passwords and codes on return from the back/forward cache (RS-3).
 */
export function useForm<Name extends string>({ id, initialValues, validate, onSubmit }: FormOptions<Name>) {
  const { client } = useEnvironment()
  const { t } = useTranslations()
  const formRef = useRef<HTMLFormElement>(null)
  const isSubmitting = useRef(false)
  /** True while an input method is composing text, which must not reach Formik yet (IM-1). */
  const isComposing = useRef(false)
  const typingTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const names = Object.keys(initialValues) as Name[]
  // Initially empty, since the button must be usable before hydration.
  const [missing, setMissing] = useState<string[]>([])
  const formik = useFormik<Record<Name, string>>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    // Read the DOM, since Formik may not have rendered the latest values yet.
    onSubmit: () => onSubmit(readValues(formRef.current as HTMLFormElement, names)),
  })

  /** Copies the fields' values and the labels of unfilled fields into the state, which re-renders the whole form. */
  const readFields = ({ isTyping = false } = {}) => {
    clearTimeout(typingTimer.current)
    const form = formRef.current
    if (!form) return
    const values = readValues(form, names)
    // Wait for a pause in typing, unless a field has been filled in or emptied, which may enable or disable a button.
    const areSameFieldsFilled = names.every((name) => !values[name].trim() === !formik.values[name].trim())
    if (isTyping && areSameFieldsFilled) {
      typingTimer.current = setTimeout(readFields, debounceMs)
      return
    }
    const hasChanged = names.some((name) => values[name] !== formik.values[name])
    if (hasChanged && !isComposing.current) void formik.setValues(values, false)
    const labels = findMissingFields(form).map(getLabel)
    setMissing((previous) => (previous.join('\n') === labels.join('\n') ? previous : labels))
  }

  const findField = (name: Name) => formRef.current?.elements.namedItem(domName(name))

  const focus = (name: Name) => {
    const fieldOrRadios = findField(name)
    const field = fieldOrRadios instanceof RadioNodeList ? fieldOrRadios[0] : fieldOrRadios
    if (field instanceof HTMLElement) field.focus()
  }

  const setFields = (value: string, fieldNames: Name[]) => {
    for (const field of fieldNames.map(findField)) if (field instanceof HTMLInputElement) field.value = value
    readFields()
  }

  const showErrors = (errors: FormErrors<Name>, formError?: FormError, fieldToFocus?: Name) => {
    flushSync(() => {
      formik.setErrors(errors as never)
      formik.setStatus(formError)
    })
    const field = fieldToFocus ?? names.find((name) => errors[name])
    if (field) focus(field)
  }

  const submit = async () => {
    const form = formRef.current
    if (!form || isSubmitting.current) return
    isComposing.current = false
    readFields()
    const firstMissingField = findMissingFields(form)[0]
    if (firstMissingField) return firstMissingField.focus()
    void client.prepare()
    const errors = validate?.(readValues(form, names))
    if (errors && names.some((name) => errors[name])) return showErrors(errors)
    isSubmitting.current = true
    try {
      await formik.submitForm()
    } finally {
      isSubmitting.current = false
      readFields()
    }
  }

  useFormWatch({ id, formRef, isSubmitting, readFields, submit })

  /** Reads the fields, and clears the edited field's error and the form error. */
  const handleChange = (event: SyntheticEvent) => {
    // Only typing causes an `InputEvent`. Checkboxes and most password managers cause other events.
    readFields({ isTyping: 'inputType' in event.nativeEvent })
    const changedName = (event.target as HTMLInputElement).name
    const name = names.find((fieldName) => domName(fieldName) === changedName)
    if (name && formik.errors[name]) formik.setErrors({ ...formik.errors, [name]: undefined })
    if (formik.status) formik.setStatus(undefined)
  }

  const hasFailedToLoad = formik.status === failedToLoad

  return {
    formProps: {
      id,
      ref: formRef,
      // Prevents the form from sending anything, even if a submit bypasses the handler or no script runs (API-04).
      method: 'dialog' as const,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault()
        void submit()
      },
      onInput: handleChange,
      // Leaves input events to `onInput`, since React skips `onChange` if a password manager has set the value.
      onChange: (event: SyntheticEvent) => event.nativeEvent.type !== 'input' && handleChange(event),
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: (event: SyntheticEvent) => {
        isComposing.current = false
        handleChange(event)
      },
      onFocus: () => {
        // A submit may follow, and the browser may have filled in values without an event (IN-5).
        void client.prepare()
        readFields()
      },
      onPointerOver: () => readFields(),
      onBlur: () => readFields(),
      // Deferred, because the event fires before the fields are reset.
      onReset: () => void setTimeout(readFields),
    },
    field: <Field extends Name>(name: Field) => ({
      name: domName(name),
      id: `${id}-${domName(name)}`,
      defaultValue: initialValues[name],
      error: formik.errors[name] as string | undefined,
      /** Override with false for an optional field. */
      required: true,
    }),
    /** The id of the error line beside the submit button, for `aria-describedby`. */
    messageId: `${id}-message`,
    /** Shown beside the submit button. */
    formError: hasFailedToLoad ? t('page.load-failed') : (formik.status as string | undefined),
    /** True if `formError` reports that a script failed to load, so reloading the page may help (RS-1). */
    hasFailedToLoad,
    values: formik.values,
    /** Labels of the fields to fill in before the form can be submitted. */
    missing,
    isBusy: formik.isSubmitting,
    /** Shows errors under fields and `formError` by the button. Focuses `fieldToFocus` or the first error (IN-8). */
    showErrors,
    /** Fills in a field if it is empty, and returns whether it was empty. Never overwrites user input. */
    fill: (name: Name, value: string): boolean => {
      const field = findField(name)
      const isEmpty = field instanceof HTMLInputElement && field.value === ''
      if (isEmpty) setFields(value, [name])
      return isEmpty
    },
    /** Clears fields, e.g. the password after a failed login (IN-9). */
    clear: (...fieldNames: Name[]) => setFields('', fieldNames),
    focus,
  }
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name>>
