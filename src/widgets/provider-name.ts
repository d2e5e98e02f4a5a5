import type { Texts } from '../i18n/texts.tsx'
import { serverNameLength } from '../rules/limits.ts'
import { cleanServerText } from '../rules/server-text.ts'
import { findProvider } from './third-parties.ts'

/** Returns the name of a linked account's provider, or the server's name for an unsupported provider. */
export function providerName(type: string, t: Texts['t']): string {
  const provider = findProvider(type)
  return provider ? t(provider.name) : cleanServerText(type, serverNameLength)
}
