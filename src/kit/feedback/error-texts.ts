import type { ErrorId } from '../../errors/catalogue.ts'
import type { Handling } from '../../errors/handling.ts'
import type { FollowUp } from '../../errors/row.ts'
import type { PageData } from '../../host/page-data.ts'
import type { MessageId } from '../../i18n/message-types.ts'
import type { Texts } from '../../i18n/texts.tsx'
import { retryWait } from '../../rules/remaining-time.ts'
import type { Notice } from './feedback.machine.ts'
import { noticeRowOf } from './notice-rows.ts'

const noFollowUp: FollowUp = { kind: 'none' }

/**
 * The optional parts of an error's text: the second line, the line that links to support, the label of the primary
 * button, and the label of a second button, which only closes the notice.
 */
export const optionalParts = ['body', 'support', 'action', 'secondary'] as const

type OptionalPart = (typeof optionalParts)[number]
type PartId = MessageId & `error.${ErrorId}.${OptionalPart}`

function partOf({ id }: Handling, part: OptionalPart, { t }: Texts): string | undefined {
  const text = t(`error.${id}.${part}` as PartId)
  // `t` returns the id if the text does not exist.
  return text === `error.${id}.${part}` ? undefined : text
}

/** Returns the server's text, or the catalogue's if the server sent none. */
function textOf({ id, serverText }: Handling, { t }: Texts): string {
  return serverText ?? t(`error.${id}.title`)
}

/**
 * Returns an error's text for display under a field, beside the submit button or in a toast. Includes the wait time if
 * the server specified one.
 */
export function lineOf(handling: Handling, texts: Texts): string {
  const text = textOf(handling, texts)
  const wait = retryWait(handling.retryAfterMs)
  if (!wait) return text
  return 'seconds' in wait
    ? texts.t('error.with-wait', { text, ...wait })
    : texts.t('error.with-wait-minutes', { text, ...wait })
}

/** Returns the second line of a notice: the wait time if the server specified one, else the catalogue's text. */
function bodyOf(handling: Handling, texts: Texts): string | undefined {
  const wait = retryWait(handling.retryAfterMs)
  if (!wait) return partOf(handling, 'body', texts)
  return 'seconds' in wait ? texts.t('error.status-other.wait', wait) : texts.t('error.status-other.wait-minutes', wait)
}

/** Turns follow-ups that open the web app or download the client into links, and drops those without a URL. */
function withLink(followUp: FollowUp, { webUrl, downloadUrl }: PageData): FollowUp {
  if (followUp.kind === 'open-web') return webUrl ? { kind: 'open-link', href: webUrl } : noFollowUp
  if (followUp.kind === 'download-client') return downloadUrl ? { kind: 'open-link', href: downloadUrl } : noFollowUp
  return followUp
}

/** Creates a notice that lets the user decide whether to reload, since a reload clears user input (RS-1). */
function reloadNotice({ id, followUp }: Handling, { t }: Texts): Notice {
  return {
    id,
    title: t('page.load-failed'),
    body: t('page.load-failed.typed'),
    primary: { label: t('page.reload'), followUp },
    secondary: { label: t('dialog.close'), followUp: noFollowUp },
  }
}

/** Creates the notice for a browser that rejects the session cookie. Logging in again would not help (RS-2). */
export function noCookiesNotice({ t }: Texts): Notice {
  return {
    id: 'no-cookies',
    isExpiry: true,
    title: t('error.no-cookies.title'),
    body: t('error.no-cookies.body'),
    primary: { label: t('page.reload'), followUp: { kind: 'reload' } },
  }
}

/** Creates the notice for an error. If the page data has no URL for the primary button, it is labeled "OK". */
export function noticeOf(handling: Handling, texts: Texts, pageData: PageData): Notice {
  const { id } = handling
  const { t } = texts
  if (id === 'unreachable' && handling.followUp.kind === 'reload') return reloadNotice(handling, texts)
  const followUp = withLink(handling.followUp, pageData)
  const { icon, kind } = noticeRowOf(id)
  const isExpiry = kind === 'expiry'
  const supportText = partOf(handling, 'support', texts)
  const actionLabel = followUp === noFollowUp ? undefined : partOf(handling, 'action', texts)
  const close = { label: partOf(handling, 'secondary', texts) ?? t('dialog.close'), followUp: noFollowUp }
  return {
    id,
    icon,
    isExpiry,
    title: textOf(handling, texts),
    body: bodyOf(handling, texts),
    support: supportText ? { text: supportText, href: pageData.supportUrl } : undefined,
    primary: { label: actionLabel ?? t('dialog.ok'), followUp },
    // After a session has expired, closing the notice would leave a page where nothing works.
    secondary: actionLabel && !isExpiry ? close : undefined,
  }
}
