import { newcomer } from '../../mocks/personas/people.ts'
import { requestCodeFor } from '../../test/screens/codes.ts'
import * as register from '../../test/screens/register.ts'
import { stopClock } from '../widgets/phone-code-form.tsx'
import * as page from './page-driver.ts'
import { inSequence, perform, press, step, type } from './play-driver.ts'

type Applicant = Parameters<typeof register.fillDetails>[0]

export const fillFirstStep = (applicant?: Applicant) =>
  perform('Fill in the first step', register.fillDetails(applicant))

export const goToSecondStep = (applicant?: Applicant) =>
  inSequence(fillFirstStep(applicant), perform('Continue', register.goToVerification))

/** Stops the page's clock, requests a code, and fills in the second step. */
export const fillSecondStep = inSequence(
  stopClock,
  perform('Request a code', requestCodeFor(newcomer.phone)),
  perform('Type the code and choose a password', register.fillVerification()),
)

export const submit = perform('Register', register.submit)

/** Fills in and submits the whole registration. */
export const registerAs = (applicant?: Applicant) => inSequence(goToSecondStep(applicant), fillSecondStep, submit)

/** Opens the coupon field, types a coupon code and leaves the field, so that the page checks the code. */
export const typeCoupon = (label: string, coupon: string) =>
  step(label, press(page.text('coupon.question')), type('coupon.label', coupon), ({ userEvent }) => userEvent.tab())
