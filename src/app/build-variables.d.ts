/** Build-time variables, from the environment or an `.env` file. Never secrets. */
interface ImportMetaEnv {
  /** `portico` (the default) or another brand in `src/theme/brands.ts`. */
  readonly VITE_BRAND?: string
  /** The product name for pages that do not embed one. Defaults to the brand's. */
  readonly VITE_PRODUCT_NAME?: string
  /** The RSA public key (PEM) for pages that do not embed one. */
  readonly VITE_PUBLIC_KEY?: string
  /** The fixed text in the login-sign hash, for pages that do not embed one. */
  readonly VITE_LOGIN_SIGN_SECRET?: string
}
