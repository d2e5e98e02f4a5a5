export { findThird, type Third } from './known-thirds.ts'
export { isKnownThird, thirdNames } from './third-names.ts'
