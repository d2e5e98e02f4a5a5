import type { ErrorExample } from '../faults/error-examples.ts'
import type { Enterprise, TwoStep } from '../model.ts'

/** What makes a demo account what it is. */
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
  /** How many devices it has logged in from besides. */
  deviceCount?: number
}
