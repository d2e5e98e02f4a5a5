import { type Brand, portico } from '../primitives/brand.tsx'
import { clearSky } from '../primitives/clear-sky.tsx'

// Each variable is named in full where it is read: only so the build puts its value there and drops the brand not chosen.
const isClearSky = import.meta.env.VITE_BRAND === 'clear-sky'

/** What the brand of this build draws. */
export const builtBrand: Brand = isClearSky ? clearSky : portico

/** What the build says where the page's embedded values say nothing (contract, section 2). */
export const pageDefaults = {
  productName: import.meta.env.VITE_PRODUCT_NAME || (isClearSky ? 'Clear Sky' : 'Portico'),
  publicKey: import.meta.env.VITE_PUBLIC_KEY ?? '',
  loginSignSecret: import.meta.env.VITE_LOGIN_SIGN_SECRET,
}
