export { type Form, useForm } from './use-form.ts'
