import type { Journey } from '../journey.ts'
import { joinJourneys } from './join.ts'
import { loginJourneys } from './login.ts'
import { memberJourneys } from './members.ts'
import { qrConfirm, qrLogin } from './qr-login.ts'
import { recoveryJourneys } from './recovery.ts'

/** The ways through the product that are walked in every engine, under every fault, and by keyboard alone. */
export const journeys: readonly Journey[] = [
  ...loginJourneys,
  ...joinJourneys,
  ...recoveryJourneys,
  qrLogin,
  qrConfirm,
  ...memberJourneys,
]
