import { type Brand, portico } from '../primitives/brand/brand.tsx'
import { clearSky } from '../primitives/brand/clear-sky.tsx'

// Spell out each variable, so that the build can inline it and drop the unused brand.

export const builtBrand: Brand = import.meta.env.VITE_BRAND === 'clear-sky' ? clearSky : portico

/** The build's values for anything that the page does not embed (docs/contract.md). */
export const pageDefaults = {
  productName:
    import.meta.env.VITE_PRODUCT_NAME || (import.meta.env.VITE_BRAND === 'clear-sky' ? 'Clear Sky' : 'Portico'),
  publicKey: import.meta.env.VITE_PUBLIC_KEY ?? '',
  loginSignSecret: import.meta.env.VITE_LOGIN_SIGN_SECRET,
}
