const { VITE_BRAND, VITE_PRODUCT_NAME, VITE_PUBLIC_KEY, VITE_LOGIN_SIGN_SECRET } = import.meta.env

/** The product names of the brands that ship. */
const productNames: Record<string, string> = { portico: 'Portico', 'clear-sky': 'Clear Sky' }

/** What the build says where the page's embedded values say nothing (contract, section 2). */
export const pageDefaults = {
  productName: VITE_PRODUCT_NAME || (productNames[VITE_BRAND || 'portico'] ?? 'Portico'),
  publicKey: VITE_PUBLIC_KEY ?? '',
  loginSignSecret: VITE_LOGIN_SIGN_SECRET,
}
