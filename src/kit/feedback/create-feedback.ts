import type { Dispatch } from 'react'
import { sayHi } from '../../api/calls/session.ts'
import type { ErrorId } from '../../errors/catalog.ts'
import * as codes from '../../errors/codes.ts'
import { type Failure, hasCode } from '../../errors/failure.ts'
import type { Handling, Situation } from '../../errors/handling.ts'
import { resolve, resolveSessionCheck } from '../../errors/resolve.ts'
import type { FollowUp } from '../../errors/row.ts'
import type { Host } from '../../host/host.ts'
import type { Translations } from '../../i18n/translations.tsx'
import { withQuery } from '../../rules/url.ts'
import type { Environment } from '../environment.tsx'
import { findMode, requestedRedirect } from '../session/index.ts'
import { createErrorNotice, createInlineMessage, createNoCookiesNotice } from './error-messages.ts'
import type { FeedbackEvent, Notice } from './feedback.machine.ts'
import type { FailureContext, Feedback, FlowFollowUp, Outcome } from './feedback.ts'
import { createSupportReport } from './support-report.ts'

/**
 * If the second step of a login timed out (1100006) and the server redirects to this build's login page, adds the
 * timeout, the user's destination and the language to the URL. Does not change any other redirect.
 */
function withTimeoutQuery(failure: Failure, { url, pathPrefix, pageData }: Host): Failure {
  if (failure.kind !== 'rejected' || !hasCode(failure, codes.secondStepExpired)) return failure
  let redirect = failure.redirect ?? ''
  if (redirect.split(/[?#]/)[0] !== `${pathPrefix}/login`) return failure
  const query = new URL(url).searchParams
  const parameters = { redirect: requestedRedirect(query, pageData), lang: query.get('lang'), ended: 'two-step' }
  for (const [name, value] of Object.entries(parameters)) if (value) redirect = withQuery(redirect, name, value)
  return { ...failure, redirect }
}

const flowFollowUps: readonly FollowUp['kind'][] = [
  'refresh-picture',
  'start-slider',
  'skip-step',
] satisfies FlowFollowUp[]

const isFlowFollowUp = (kind: FollowUp['kind']): kind is FlowFollowUp => flowFollowUps.includes(kind)

const expiredSessionIds: readonly ErrorId[] = ['session-expired', 'session-expired-in-client']

/**
 * Returns whether the server rejected the session because this browser does not store cookies. Returns false if the
 * check throws.
 */
function isCookieMissing({ id }: Handling, host: Host): boolean {
  try {
    return expiredSessionIds.includes(id) && !host.areCookiesEnabled()
  } catch {
    return false
  }
}

/** In characters (WID-10). Longer text is shown in an alert, which does not time out. */
const maxToastLength = 120

/** Creates the functions that handle failures. Loaded lazily, since no page needs them before the first failure. */
export function createFeedback(
  { host, client }: Environment,
  translations: Translations,
  dispatch: Dispatch<FeedbackEvent>,
): Pick<Feedback, 'handle' | 'describe' | 'runFollowUp'> {
  const notify = (notice: Notice) => dispatch({ type: 'notified', notice })

  const createSituation = ({ fields = [], call, handledFollowUps }: FailureContext): Situation => ({
    clientType: host.clientType(),
    isMobile: host.isMobile,
    fields,
    handledErrors: call.handledErrors,
    handledFollowUps,
    base: host.url,
  })
  const createNotice = (handling: Handling, failure: Failure, { call }: FailureContext): Notice => ({
    ...(isCookieMissing(handling, host)
      ? createNoCookiesNotice(translations)
      : createErrorNotice(handling, translations, host.pageData)),
    report: createSupportReport(failure, handling, call, host.clock.now()),
  })

  /** Navigates to a URL, by default this build's two-step setup page with this page's `redirect` (ERR-16). */
  const navigateTo = (url: string | undefined) => {
    const { pathname, searchParams } = new URL(host.url)
    const setupPath = `${host.pathPrefix}/two-step-setup`
    const redirect = requestedRedirect(searchParams, host.pageData)
    const fallback = redirect ? `${setupPath}?redirect=${encodeURIComponent(redirect)}` : setupPath
    // On the setup page itself, the fallback would cause a redirect loop.
    host.navigation.safeNavigate(url ?? (pathname.startsWith(setupPath) ? undefined : fallback), findMode(searchParams))
  }

  const runFollowUp = (followUp: FollowUp) => {
    switch (followUp.kind) {
      case 'reload':
        return host.navigation.reloadOnRequest()
      case 'relogin':
        return void host.bridge.requestLogin().then((isLoggedIn) => isLoggedIn || host.navigation.reloadOnRequest())
      case 'redirect':
        return navigateTo(followUp.to)
      case 'open-link':
        return void host.navigation.openLink(followUp.href)
      default:
        return undefined
    }
  }

  /** Reloads the page, or shows a notice if another reload might cause a loop (RQ-9). */
  const reload = () => {
    if (host.navigation.reload().ok) return
    const { t } = translations
    notify({
      id: 'reload-loop',
      title: t('error.reload-loop.title'),
      body: t('error.reload-loop.body'),
      primary: { label: t('dialog.ok'), followUp: { kind: 'none' } },
    })
  }

  let sessionCheck: Promise<void> | undefined
  /**
   * Checks whether the session is still valid, and shows the result in a notice. Inside a client, a page can expire
   * before the session does (ERR-08).
   */
  const checkSession = async () => {
    const result = await client.call(sayHi, {})
    const notice = createErrorNotice(
      resolveSessionCheck(result.ok && result.value.logged_in),
      translations,
      host.pageData,
    )
    const onClose = () => {
      sessionCheck = undefined
    }
    notify({ ...notice, onClose })
  }

  const show = async (handling: Handling, notice: Notice) => {
    if (notice.id === 'no-cookies') return notify(notice)
    if (handling.followUp.kind === 'check-session') {
      // Every call on the page fails with this error, so check once and show a single notice until it closes (RQ-8).
      sessionCheck ??= checkSession()
      return sessionCheck
    }
    const message = createInlineMessage(handling, translations)
    if (handling.surface === 'toast' && message.length <= maxToastLength)
      return dispatch({ type: 'toast-opened', text: message })
    if (handling.surface !== 'silent') return notify(notice)
    return handling.followUp.kind === 'reload' ? reload() : runFollowUp(handling.followUp)
  }

  const handle = async (failure: Failure, context: FailureContext): Promise<Outcome> => {
    const { call, handledFollowUps = [] } = context
    const outcome: Outcome = { fieldErrors: {}, followUps: [] }
    for (const handling of resolve(withTimeoutQuery(failure, host), createSituation(context))) {
      const { kind } = handling.followUp
      if (isFlowFollowUp(kind) && !handledFollowUps.includes(kind)) {
        notify(createNotice({ ...handling, followUp: { kind: 'none' } }, failure, context))
        continue
      }
      if (isFlowFollowUp(kind)) outcome.followUps.push(kind)
      if (handling.surface === 'field' && handling.field)
        outcome.fieldErrors[handling.field] = createInlineMessage(handling, translations)
      else if (handling.surface === 'submit') outcome.formError = createInlineMessage(handling, translations)
      else if (!call.isBackground) await show(handling, createNotice(handling, failure, context))
    }
    return outcome
  }

  const describe = (failure: Failure, context: FailureContext) => {
    const [handling = { id: 'other', surface: 'alert', followUp: { kind: 'none' } } as const] = resolve(
      failure,
      createSituation(context),
    )
    return Promise.resolve(createNotice(handling, failure, context))
  }

  return { handle, describe, runFollowUp }
}
