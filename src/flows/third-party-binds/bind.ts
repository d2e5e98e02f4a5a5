import type { getThirds } from '../../api/calls/security.ts'
import type { AnswerOf } from '../../api/define-call.ts'

/** A third party's account that logs in here. */
export type Bind = AnswerOf<typeof getThirds>['thirds'][number]
