import { type Brand, portico } from '../primitives/brand.tsx'
import { clearSky } from '../primitives/clear-sky.tsx'

// Each variable is named in full wherever it is read: only so the build puts its value there and drops the brand not chosen.

/** What the brand of this build draws. */
export const builtBrand: Brand = import.meta.env.VITE_BRAND === 'clear-sky' ? clearSky : portico

/** What the build says where the page's embedded values say nothing (docs/contract.md). */
export const pageDefaults = {
  productName:
    import.meta.env.VITE_PRODUCT_NAME || (import.meta.env.VITE_BRAND === 'clear-sky' ? 'Clear Sky' : 'Portico'),
  publicKey: import.meta.env.VITE_PUBLIC_KEY ?? '',
  loginSignSecret: import.meta.env.VITE_LOGIN_SIGN_SECRET,
}
