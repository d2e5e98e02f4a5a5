import { type Brand, portico } from '../primitives/brand/brand.tsx'
import { clearSky } from '../primitives/brand/clear-sky.tsx'

/** Build-time variables, from the environment or an `.env` file. Never secrets, since visitors can read them. */
declare global {
  interface ImportMetaEnv {
    /** A brand in `src/theme/brands.ts`. If omitted, `portico`. */
    readonly VITE_BRAND?: string
    /** The product name for pages that do not embed one. If omitted, the brand's name. */
    readonly VITE_PRODUCT_NAME?: string
    /** The RSA public key (PEM) for pages that do not embed one. */
    readonly VITE_PUBLIC_KEY?: string
    /** The secret for signing requests for two-step codes (TWO-15), for pages that do not embed one. */
    readonly VITE_LOGIN_SIGN_SECRET?: string
  }
}

// Spell out each `import.meta.env` variable, so that the build can inline it and drop the unused brand.

export const builtBrand: Brand = import.meta.env.VITE_BRAND === 'clear-sky' ? clearSky : portico

/** The build's defaults for page data that a page does not embed (docs/contract.md). */
export const pageDefaults = {
  productName:
    import.meta.env.VITE_PRODUCT_NAME || (import.meta.env.VITE_BRAND === 'clear-sky' ? 'Clear Sky' : 'Portico'),
  publicKey: import.meta.env.VITE_PUBLIC_KEY ?? '',
  loginSignSecret: import.meta.env.VITE_LOGIN_SIGN_SECRET,
}
