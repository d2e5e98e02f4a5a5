import type { Dispatch } from 'react'
import { sayHi } from '../../api/calls/session.ts'
import type { Failure } from '../../errors/failure.ts'
import type { Handling } from '../../errors/handling.ts'
import { resolve, resolveSessionCheck } from '../../errors/resolve.ts'
import type { Follow } from '../../errors/row.ts'
import type { Texts } from '../../i18n/texts.tsx'
import type { Environment } from '../environment.tsx'
import { noticeOf, textOf } from './error-texts.ts'
import type { FeedbackEvent } from './feedback.machine.ts'
import type { Feedback, Outcome, OwnFollow, Place } from './feedback.ts'

const ownFollows: readonly Follow['kind'][] = ['refresh-picture', 'start-slider', 'skip-step'] satisfies OwnFollow[]

const isOwn = (kind: Follow['kind']): kind is OwnFollow => ownFollows.includes(kind)

/** Decides what is done about a failure. Fetched with the first one, or ahead, since no page needs it before. */
export function createFeedback(
  { host, client }: Environment,
  texts: Texts,
  dispatch: Dispatch<FeedbackEvent>,
): Pick<Feedback, 'handle' | 'follow'> {
  const toast = (text: string) => dispatch({ type: 'toasted', text })
  const notify = (handling: Handling) =>
    dispatch({ type: 'notified', notice: noticeOf(handling, texts, host.pageData) })

  const follow = (next: Follow) => {
    switch (next.kind) {
      case 'reload':
        return host.navigation.reloadForPerson()
      case 'relogin':
        return void host.bridge.requestLogin().then((isDone) => isDone || host.navigation.reloadForPerson())
      case 'redirect':
        return host.navigation.safeNavigate(next.to)
      case 'open-link':
        return void host.navigation.openLink(next.href)
      default:
        return undefined
    }
  }

  /** The page's own decision, so it may be refused as a loop, and then is explained (RQ-9). */
  const reload = () => {
    if (host.navigation.reload().ok) return
    const { t } = texts
    const primary = { label: t('dialog.ok'), follow: { kind: 'none' } as const }
    const notice = {
      id: 'reload-loop',
      title: t('error.reload-loop.title'),
      body: t('error.reload-loop.body'),
      primary,
    } as const
    dispatch({ type: 'notified', notice })
  }

  const show = async (handling: Handling) => {
    if (handling.follow.kind === 'check-session') {
      // Inside a client an expired page may belong to a session that still lives (ERR-08).
      const result = await client.call(sayHi, {})
      return notify(resolveSessionCheck(result.ok && result.value.logged_in))
    }
    if (handling.surface === 'toast') return toast(textOf(handling, texts))
    if (handling.surface !== 'silent') return notify(handling)
    return handling.follow.kind === 'reload' ? reload() : follow(handling.follow)
  }

  const handle = async (failure: Failure, { fields = [], call, handles = [] }: Place): Promise<Outcome> => {
    const situation = {
      clientType: host.clientType(),
      isMobile: host.isMobile,
      fields,
      accepts: call.accepts,
      base: host.url,
    }
    const outcome: Outcome = { fieldErrors: {}, follows: [] }
    for (const handling of resolve(failure, situation)) {
      const { kind } = handling.follow
      if (isOwn(kind) && !handles.includes(kind)) {
        notify({ ...handling, surface: 'alert', follow: { kind: 'none' } })
        continue
      }
      if (isOwn(kind)) outcome.follows.push(kind)
      if (handling.surface === 'field' && handling.field) outcome.fieldErrors[handling.field] = textOf(handling, texts)
      else if (handling.surface === 'submit') outcome.formError = textOf(handling, texts)
      else if (!call.quiet) await show(handling)
    }
    return outcome
  }

  return { handle, follow }
}
