import type { Call } from '../call.ts'
import { planQuery } from '../query-fields.ts'

const registerCall = { method: 'POST', blocks: true } as const

/** Register without a plan (SCR-02). */
export const register: Call<'register'> = { name: 'register', path: '/register', ...registerCall }

/** Register for a plan chosen beforehand. The plan and where the registration began are in the URL (SCR-02). */
export const registerForPlan: Call<'registerForPlan'> = {
  name: 'registerForPlan',
  path: '/new_register',
  query: planQuery,
  ...registerCall,
}

/** Register a personal account (SCR-04). */
export const registerPersonal: Call<'registerPersonal'> = {
  name: 'registerPersonal',
  path: '/personal_register',
  ...registerCall,
}

/** Register an enterprise and its first administrator (SCR-03). */
export const registerEnterprise: Call<'registerEnterprise'> = {
  name: 'registerEnterprise',
  path: '/register_enterprise_edition',
  ...registerCall,
}

/** Register for a purchase in the cloud marketplace, with the marketplace's token (SCR-19). */
export const registerFromMarket: Call<'registerFromMarket'> = {
  name: 'registerFromMarket',
  path: '/ali_market_register',
  ...registerCall,
}

/** Register and link the user's account at the provider that sent them here (SCR-18). */
export const registerAndBind: Call<'registerAndBind'> = {
  name: 'registerAndBind',
  path: '/bind_register',
  ...registerCall,
}

/** Check whether a sales partner's coupon is valid, and get its description. */
export const checkCoupon: Call<'checkCoupon'> = {
  name: 'checkCoupon',
  path: '/check_channel_coupon',
  method: 'POST',
  isBackground: true,
}

/** Report why the user abandoned a registration. The page ignores every error. */
export const reportWhyLeave: Call<'reportWhyLeave'> = {
  name: 'reportWhyLeave',
  path: '/report_why_leave',
  method: 'POST',
  handledErrors: 'all',
  isBackground: true,
}
