import type { getThirds } from '../../api/calls/security.ts'
import type { AnswerOf } from '../../api/define-call.ts'
import type { Texts } from '../../i18n/texts.tsx'
import { serverNameLength } from '../../rules/limits.ts'
import { cleanServerText } from '../../rules/server-text.ts'
import { findThird } from '../third-parties/index.ts'

/** A third party's account that logs in here. */
export type Bind = AnswerOf<typeof getThirds>['thirds'][number]

/** What a third party is called; one that this build does not know goes by the name that the server gives it. */
export function nameOfThird(type: string, t: Texts['t']): string {
  const third = findThird(type)
  return third ? t(third.name) : cleanServerText(type, serverNameLength)
}
