export { FormSubmit, type FormSubmitProps } from './form-submit.tsx'
export { type Form, type FormError, useForm } from './use-form.ts'
export { autofillLooks } from './use-form-watch.ts'
