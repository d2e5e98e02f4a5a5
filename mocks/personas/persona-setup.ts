import type { ErrorExample } from '../faults/error-examples.ts'
import type { Enterprise, TwoStep } from '../model.ts'

/** The properties of a demo account. */
export type PersonaSetup = {
  id: string
  title: string
  phone?: string
  email?: string
  note: string
  hasNoPassword?: true
  thirds?: readonly string[]
  needsCaptcha?: boolean
  loginError?: ErrorExample
  twoStep?: TwoStep
  enterprise?: Enterprise
  /** How many other devices it has logged in from. */
  deviceCount?: number
}
