import type { Call } from '../call.ts'

/** Apply to become a referral partner (SCR-17). */
export const becomeReferral: Call<'becomeReferral'> = {
  name: 'becomeReferral',
  path: '/become_referral',
  method: 'POST',
  blocks: true,
}
