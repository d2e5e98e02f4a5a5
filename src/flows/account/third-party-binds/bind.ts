import type { getThirds } from '../../../api/calls/security.ts'
import type { AnswerOf } from '../../../api/define-call.ts'

/** A linked account that can log in here. */
export type Bind = AnswerOf<typeof getThirds>['thirds'][number]
