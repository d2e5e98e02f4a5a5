export { findProvider, type Provider } from './known-providers.ts'
