import type { ErrorId } from '../../errors/catalog.ts'
import type { Handling } from '../../errors/handling.ts'
import type { FollowUp } from '../../errors/row.ts'
import type { PageData } from '../../host/page-data.ts'
import type { MessageId } from '../../i18n/message-types.ts'
import type { Translations } from '../../i18n/translations.tsx'
import { getRetryWait } from '../../rules/remaining-time.ts'
import type { Notice } from './feedback.machine.ts'
import { findNoticeStyle } from './notice-style.ts'

const noFollowUp: FollowUp = { kind: 'none' }

/**
 * The optional parts of an error's text: the second line, the line that links to support, the label of the primary
 * button, and the label of a second button, which only closes the notice.
 */
export const optionalParts = ['body', 'support', 'action', 'secondary'] as const

type OptionalPart = (typeof optionalParts)[number]
type PartId = MessageId & `error.${ErrorId}.${OptionalPart}`

function findPart({ id }: Handling, part: OptionalPart, { t }: Translations): string | undefined {
  const text = t(`error.${id}.${part}` as PartId)
  // `t` returns the id if the text does not exist.
  return text === `error.${id}.${part}` ? undefined : text
}

/** Returns the server's text, or the catalog's if the server sent none. */
function getText({ id, serverText }: Handling, { t }: Translations): string {
  return serverText ?? t(`error.${id}.title`)
}

/**
 * Returns an error's text for display under a field, beside the submit button or in a toast. Includes the wait time if
 * the server specified one.
 */
export function createInlineMessage(handling: Handling, translations: Translations): string {
  const text = getText(handling, translations)
  const wait = getRetryWait(handling.retryAfterMs)
  if (!wait) return text
  return 'seconds' in wait
    ? translations.t('error.with-wait', { text, ...wait })
    : translations.t('error.with-wait-minutes', { text, ...wait })
}

/** Returns the second line of a notice: the wait time if the server specified one, else the catalog's text. */
function getBody(handling: Handling, translations: Translations): string | undefined {
  const wait = getRetryWait(handling.retryAfterMs)
  if (!wait) return findPart(handling, 'body', translations)
  return 'seconds' in wait
    ? translations.t('error.status-other.wait', wait)
    : translations.t('error.status-other.wait-minutes', wait)
}

/** Turns follow-ups that open the web app or download the client into links, and drops those without a URL. */
function withLink(followUp: FollowUp, { webUrl, downloadUrl }: PageData): FollowUp {
  if (followUp.kind === 'open-web') return webUrl ? { kind: 'open-link', href: webUrl } : noFollowUp
  if (followUp.kind === 'download-client') return downloadUrl ? { kind: 'open-link', href: downloadUrl } : noFollowUp
  return followUp
}

/** Creates a notice that lets the user decide whether to reload, since a reload clears user input (RS-1). */
function createReloadNotice({ id, followUp }: Handling, { t }: Translations): Notice {
  return {
    id,
    title: t('page.load-failed'),
    body: t('page.load-failed.typed'),
    primary: { label: t('page.reload'), followUp },
    secondary: { label: t('dialog.close'), followUp: noFollowUp },
  }
}

/** Creates the notice for a browser that rejects the session cookie. Logging in again would not help (RS-2). */
export function createNoCookiesNotice({ t }: Translations): Notice {
  return {
    id: 'no-cookies',
    isExpiry: true,
    title: t('error.no-cookies.title'),
    body: t('error.no-cookies.body'),
    primary: { label: t('page.reload'), followUp: { kind: 'reload' } },
  }
}

/** Creates the notice for an error. If the page data has no URL for the primary button, the button is labeled "OK". */
export function createErrorNotice(handling: Handling, translations: Translations, pageData: PageData): Notice {
  const { id } = handling
  const { t } = translations
  if (id === 'unreachable' && handling.followUp.kind === 'reload') return createReloadNotice(handling, translations)
  const followUp = withLink(handling.followUp, pageData)
  const { icon, kind } = findNoticeStyle(id)
  const isExpiry = kind === 'expiry'
  const supportText = findPart(handling, 'support', translations)
  const actionLabel = followUp === noFollowUp ? undefined : findPart(handling, 'action', translations)
  const close = { label: findPart(handling, 'secondary', translations) ?? t('dialog.close'), followUp: noFollowUp }
  return {
    id,
    icon,
    isExpiry,
    title: getText(handling, translations),
    body: getBody(handling, translations),
    support: supportText ? { text: supportText, href: pageData.supportUrl } : undefined,
    primary: { label: actionLabel ?? t('dialog.ok'), followUp },
    // After a session has expired, closing the notice would leave a page where nothing works.
    secondary: actionLabel && !isExpiry ? close : undefined,
  }
}
