import { newcomer } from '../../mocks/personas/people.ts'
import { sendTo } from '../../test/screens/codes.ts'
import * as register from '../../test/screens/register.ts'
import { stopTime } from '../widgets/phone-code-form.tsx'
import * as page from './page-driver.ts'
import { inTurn, perform, press, step, type } from './play-driver.ts'

type Who = Parameters<typeof register.fillWho>[0]

/** Fills the first step in. */
export const fillWho = (who?: Who) => perform('A visitor fills in the first step', register.fillWho(who))

/** Goes on to the second step. */
export const reachProof = (who?: Who) => inTurn(fillWho(who), perform('They go on', register.goOn))

/** Has a code sent, its countdown standing still, and fills the second step in. */
export const fillProof = inTurn(
  stopTime,
  perform('They ask for a code', sendTo(newcomer.phone)),
  perform('They type it and choose a password', register.fillProof()),
)

export const submit = perform('They register', register.submit)

/** Registers, from the first field to the last. */
export const registerAs = (who?: Who) => inTurn(reachProof(who), fillProof, submit)

/** Opens the field of a coupon, and types one. */
export const typeCoupon = (label: string, coupon: string) =>
  step(label, press(page.text('coupon.question')), type('coupon.label', coupon), ({ userEvent }) => userEvent.tab())
