import type { ErrorId } from '../../errors/catalogue.ts'
import type { Handling } from '../../errors/handling.ts'
import type { Follow } from '../../errors/row.ts'
import type { PageData } from '../../host/page-data.ts'
import type { MessageId } from '../../i18n/message-types.ts'
import type { Texts } from '../../i18n/texts.tsx'
import type { Notice } from './feedback.machine.ts'

/** Second lines; every error has a title, `error.<id>.title`, and does not compile without. */
const bodies: Partial<Record<ErrorId, MessageId & `error.${string}.body`>> = {
  'status-500': 'error.status-500.body',
  'status-other': 'error.status-other.body',
  offline: 'error.offline.body',
  timeout: 'error.timeout.body',
  unreachable: 'error.unreachable.body',
  unreadable: 'error.unreadable.body',
  'encryption-refused': 'error.encryption-refused.body',
  'enterprise-limited-on-mobile': 'error.enterprise-limited-on-mobile.body',
  'enterprise-limited': 'error.enterprise-limited.body',
  'client-outdated': 'error.client-outdated.body',
}

type ActionWords = {
  action: MessageId & `error.${string}.action`
  /** With it comes a way to leave the notice without following it. */
  secondary?: MessageId & (`error.${string}.secondary` | 'dialog.close')
}

/** Words of the button that does what follows, where it is not "OK". */
const actions: Partial<Record<ErrorId, ActionWords>> = {
  'session-ended': { action: 'error.session-ended.action' },
  'enterprise-limited': { action: 'error.enterprise-limited.action', secondary: 'error.enterprise-limited.secondary' },
  'client-outdated': { action: 'error.client-outdated.action', secondary: 'error.client-outdated.secondary' },
  'with-link': { action: 'error.with-link.action', secondary: 'dialog.close' },
}

const none: Follow = { kind: 'none' }

/** What an error says: the server's own words where it has some, else the catalogue's. */
function textOf({ id, serverText }: Handling, { t }: Texts): string {
  return serverText ?? t(`error.${id}.title`)
}

/** From here on, in seconds, a wait is told in minutes. */
const minutesFrom = 120

/** The wait that the server names, in the unit that it is told in; nothing where it names none. */
function waitOf({ retryAfterMs = 0 }: Handling): { seconds: number } | { minutes: number } | undefined {
  const seconds = Math.ceil(retryAfterMs / 1000)
  if (seconds === 0) return undefined
  return seconds < minutesFrom ? { seconds } : { minutes: Math.ceil(seconds / 60) }
}

/** What an error says in one go, at its field, beside the button or as a toast: the wait, if there is one, with it. */
export function lineOf(handling: Handling, texts: Texts): string {
  const text = textOf(handling, texts)
  const wait = waitOf(handling)
  if (!wait) return text
  return 'seconds' in wait
    ? texts.t('error.with-wait', { text, ...wait })
    : texts.t('error.with-wait-minutes', { text, ...wait })
}

/** The second line of a notice: how long to wait, where the server says so, else the catalogue's. */
function bodyOf(handling: Handling, { t }: Texts): string | undefined {
  const wait = waitOf(handling)
  const bodyId = bodies[handling.id]
  if (!wait) return bodyId && t(bodyId)
  return 'seconds' in wait ? t('error.status-other.wait', wait) : t('error.status-other.wait-minutes', wait)
}

/** Puts the page's own address to what leads on; without an address there is nothing to lead to. */
function withAddress(follow: Follow, { webUrl, downloadUrl }: PageData): Follow {
  if (follow.kind === 'open-web') return webUrl ? { kind: 'open-link', href: webUrl } : none
  if (follow.kind === 'download-client') return downloadUrl ? { kind: 'open-link', href: downloadUrl } : none
  return follow
}

/** Loading again is a person's own choice, since it empties what they typed (RS-1). */
function reloadNotice({ id, follow }: Handling, { t }: Texts): Notice {
  return {
    id,
    title: t('page.load-failed'),
    body: t('page.load-failed.typed'),
    primary: { label: t('page.reload'), follow },
    secondary: { label: t('dialog.close'), follow: none },
  }
}

/** In place of a session that is refused since its cookie was never kept: what everybody else is told leads nowhere (RS-2). */
export function noCookiesNotice({ t }: Texts): Notice {
  return {
    id: 'no-cookies',
    title: t('error.no-cookies.title'),
    body: t('error.no-cookies.body'),
    primary: { label: t('page.reload'), follow: { kind: 'reload' } },
  }
}

/** The notice that shows an error over the page. A button that would lead nowhere is left out, and "OK" stands in its place. */
export function noticeOf(handling: Handling, texts: Texts, pageData: PageData): Notice {
  const { id } = handling
  const { t } = texts
  if (id === 'unreachable' && handling.follow.kind === 'reload') return reloadNotice(handling, texts)
  const follow = withAddress(handling.follow, pageData)
  const words = follow === none ? undefined : actions[id]
  return {
    id,
    title: textOf(handling, texts),
    body: bodyOf(handling, texts),
    primary: { label: t(words?.action ?? 'dialog.ok'), follow },
    secondary: words?.secondary && { label: t(words.secondary), follow: none },
  }
}
