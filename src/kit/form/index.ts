export { FormSubmit, type FormSubmitProps } from './form-submit.tsx'
export { type Form, type FormError, useForm } from './use-form.ts'
export { autofillCheckDelays } from './use-form-watch.ts'
