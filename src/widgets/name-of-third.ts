import type { Texts } from '../i18n/texts.tsx'
import { serverNameLength } from '../rules/limits.ts'
import { cleanServerText } from '../rules/server-text.ts'
import { findThird } from './third-parties/index.ts'

/** The name of a third party; one that this build does not know goes by the server's name for it. */
export function nameOfThird(type: string, t: Texts['t']): string {
  const third = findThird(type)
  return third ? t(third.name) : cleanServerText(type, serverNameLength)
}
