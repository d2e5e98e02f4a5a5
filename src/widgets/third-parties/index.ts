export { findThird, type Third } from './known-thirds.ts'
