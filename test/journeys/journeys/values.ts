import { authenticatorSecret } from '../../../mocks/personas/people.ts'
import { authenticatorCode } from '../../mocks/authenticator.ts'
import type { Value } from '../../screens/step.ts'

/** What the authenticator of the demo accounts shows. */
export const appCode: Value = ({ service }) => authenticatorCode(authenticatorSecret, service.clock.now())
