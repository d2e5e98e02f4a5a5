import type { Texts } from '../i18n/texts.tsx'
import { serverNameLength } from '../rules/limits.ts'
import { cleanServerText } from '../rules/server-text.ts'
import { findThird } from './third-parties/index.ts'

/** What a third party is called; one that this build does not know goes by the name that the server gives it. */
export function nameOfThird(type: string, t: Texts['t']): string {
  const third = findThird(type)
  return third ? t(third.name) : cleanServerText(type, serverNameLength)
}
