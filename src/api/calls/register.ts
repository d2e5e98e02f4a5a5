import type { Call } from '../call.ts'
import { planQuery } from '../query-fields.ts'

const registers = { method: 'POST', blocks: true } as const

/** Register without a plan (SCR-02). */
export const register: Call<'register'> = { name: 'register', path: '/register', ...registers }

/** Register for a plan that was chosen before; plan and position travel in the URL (SCR-02). */
export const registerForPlan: Call<'registerForPlan'> = {
  name: 'registerForPlan',
  path: '/new_register',
  query: planQuery,
  ...registers,
}

/** Register a personal account (SCR-04). */
export const registerPersonal: Call<'registerPersonal'> = {
  name: 'registerPersonal',
  path: '/personal_register',
  ...registers,
}

/** Register an enterprise and its first administrator (SCR-03). */
export const registerEnterprise: Call<'registerEnterprise'> = {
  name: 'registerEnterprise',
  path: '/register_enterprise_edition',
  ...registers,
}

/** Register for what was bought at the cloud market, by the market's token (SCR-19). */
export const registerFromMarket: Call<'registerFromMarket'> = {
  name: 'registerFromMarket',
  path: '/ali_market_register',
  ...registers,
}

/** Register and bind the account of a third party that sent the person here (SCR-18). */
export const registerAndBind: Call<'registerAndBind'> = {
  name: 'registerAndBind',
  path: '/bind_register',
  ...registers,
}

/** Whether a sales partner's coupon is good, and what it gives. */
export const checkCoupon: Call<'checkCoupon'> = {
  name: 'checkCoupon',
  path: '/check_channel_coupon',
  method: 'POST',
  quiet: true,
}

/** Say why a registration was left; never in the person's way. */
export const reportWhyLeave: Call<'reportWhyLeave'> = {
  name: 'reportWhyLeave',
  path: '/report_why_leave',
  method: 'POST',
  accepts: 'all',
  quiet: true,
}
