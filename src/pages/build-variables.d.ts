/** What a build can be given from outside, by the environment or an `.env` file. Nothing here is a secret. */
interface ImportMetaEnv {
  /** `portico` (the default) or the name of another brand of `src/theme/brands.ts`. */
  readonly VITE_BRAND?: string
  /** The product's name where the page does not say it; the brand's own by default. */
  readonly VITE_PRODUCT_NAME?: string
  /** The RSA public key (PEM) for pages that do not carry one. */
  readonly VITE_PUBLIC_KEY?: string
  /** The fixed text of the login-sign hash, for pages that do not carry one. */
  readonly VITE_LOGIN_SIGN_SECRET?: string
}
