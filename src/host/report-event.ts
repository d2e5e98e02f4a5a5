import type { UrlRejection } from '../rules/url.ts'

/** Why a call's secrets could not be encrypted (API-04). */
export type EncryptionFailure = 'not-loaded' | 'no-key' | 'bad-key' | 'too-long' | 'failed'

/** The events that the page reports to its operators. They never contain user input or server secrets (SE-1). */
export type ReportEvent =
  | { kind: 'page-data-broken'; keys: readonly string[] }
  | { kind: 'redirect-blocked' | 'link-blocked'; reason: UrlRejection }
  | { kind: 'reload-loop' }
  /** React rendered the page again, because the markup had been changed, e.g. by a browser extension. */
  | { kind: 'rerendered' }
  | { kind: 'bridge-failed'; member: string; reason: 'missing' | 'threw' | 'timeout' }
  /** `isPlainText`: whether the secrets are sent as plain text instead. */
  | { kind: 'encryption-failed'; path: string; reason: EncryptionFailure; isPlainText: boolean }
  | { kind: 'response-unreadable'; path: string; status: number }

export type Report = (event: ReportEvent) => void
