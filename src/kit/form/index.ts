export { FormSubmit, type FormSubmitProps } from './form-submit.tsx'
export { type Form, useForm } from './use-form.ts'
export { autofillLooks } from './use-form-watch.ts'
