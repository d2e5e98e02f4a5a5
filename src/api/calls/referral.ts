import { defineCall } from '../define-call.ts'

/** Apply to become a referral partner (SCR-17). */
export const becomeReferral = defineCall({
  name: 'becomeReferral',
  path: '/become_referral',
  method: 'POST',
  blocks: true,
  assumed: true,
})
