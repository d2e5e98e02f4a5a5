/** Texts of what is wrong, by field. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>

/** What a form is made of. */
export type FormOptions<Name extends string> = {
  /** The form's id; also the name under which a submit made before the script arrived is kept. */
  id: string
  /** The fields and what they hold at first. */
  initialValues: Record<Name, string>
  /** Texts of what is wrong, by field; asked only on submit, so nobody is corrected while typing (IM-1). */
  validate?: (values: Record<Name, string>) => FormErrors<Name>
  /** Runs once at a time (IN-6). */
  onSubmit: (values: Record<Name, string>) => Promise<void>
}
