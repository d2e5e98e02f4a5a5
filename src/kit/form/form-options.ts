/** Error texts by field. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>

/** What `useForm` needs to know about a form. */
export type FormOptions<Name extends string> = {
  /** The form's id, which also identifies a submit made before hydration. */
  id: string
  /** The fields and their initial values. */
  initialValues: Record<Name, string>
  /** Returns error texts by field. Runs only on submit, so that nobody is corrected while typing (IM-1). */
  validate?: (values: Record<Name, string>) => FormErrors<Name>
  /** Never runs twice at the same time (IN-6). */
  onSubmit: (values: Record<Name, string>) => Promise<void>
}
