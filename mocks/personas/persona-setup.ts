import type { ErrorExample } from '../faults/error-examples.ts'
import type { Enterprise, TwoStep } from '../model.ts'

export type PersonaSetup = {
  id: string
  title: string
  phone?: string
  email?: string
  note: string
  hasNoPassword?: true
  linkedTypes?: readonly string[]
  needsCaptcha?: boolean
  loginError?: ErrorExample
  twoStep?: TwoStep
  enterprise?: Enterprise
  deviceCount?: number
}
