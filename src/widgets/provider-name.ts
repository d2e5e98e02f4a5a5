import type { Translate } from '../i18n/translations.tsx'
import { serverNameLength } from '../rules/limits.ts'
import { cleanServerText } from '../rules/server-text.ts'
import { findProvider } from './providers.ts'

/** Returns the name of a linked account's provider, or the server's name for an unsupported provider. */
export function providerName(type: string, t: Translate): string {
  const provider = findProvider(type)
  return provider ? t(provider.name) : cleanServerText(type, serverNameLength)
}
