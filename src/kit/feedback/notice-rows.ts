import { CalendarX, Clock, Download, ExternalLink, type IconNode, Lock, TriangleAlert, WifiOff } from 'lucide'
import type { ErrorId } from '../../errors/catalogue.ts'
import type { MessageId } from '../../i18n/message-types.ts'

/** The parts of an error's notice besides its title, `error.<id>.title`. */
export type NoticeRow = {
  icon: IconNode
  /**
   * `support`: the user can neither prevent nor fix it, so support may be needed. `expiry`: the session is over; shown first,
   * and only once. `plain`: everything else.
   */
  kind: 'support' | 'expiry' | 'plain'
  body: (MessageId & `error.${string}.body`) | undefined
  /** The label of the primary button; "OK" if absent. */
  action: (MessageId & `error.${string}.action`) | undefined
  /** The label of a second button, which only closes the notice. */
  secondary?: MessageId & (`error.${string}.secondary` | 'dialog.close')
}

const plain = { icon: TriangleAlert, kind: 'plain', body: undefined, action: undefined } as const
const support = { ...plain, kind: 'support' } as const
const expiry = { ...plain, kind: 'expiry', icon: Clock } as const

/** Has a row for every error, or it does not compile. */
export const noticeRows: Readonly<Record<ErrorId, NoticeRow>> = {
  'status-500': { ...support, body: 'error.status-500.body' },
  'status-502': support,
  'status-404': support,
  'status-403': { ...support, icon: Lock },
  'status-other': { ...support, body: 'error.status-other.body' },
  offline: { ...plain, icon: WifiOff, body: 'error.offline.body' },
  timeout: { ...support, body: 'error.timeout.body' },
  unreachable: { ...plain, body: 'error.unreachable.body' },
  unreadable: { ...support, body: 'error.unreadable.body' },
  'encryption-refused': { ...support, body: 'error.encryption-refused.body' },
  'force-two-step-in-client': plain,
  'force-two-step': plain,
  'session-expired-in-client': plain,
  'session-expired': expiry,
  'session-idle': expiry,
  'session-ended': { ...expiry, action: 'error.session-ended.action' },
  'enterprise-limited-on-mobile': { ...plain, icon: CalendarX, body: 'error.enterprise-limited-on-mobile.body' },
  'enterprise-limited': {
    ...plain,
    icon: CalendarX,
    body: 'error.enterprise-limited.body',
    action: 'error.enterprise-limited.action',
    secondary: 'error.enterprise-limited.secondary',
  },
  'client-outdated': {
    ...plain,
    icon: Download,
    body: 'error.client-outdated.body',
    action: 'error.client-outdated.action',
    secondary: 'error.client-outdated.secondary',
  },
  'already-verified': plain,
  'verify-too-frequent': plain,
  'picture-captcha-wrong': plain,
  'picture-captcha-needed': plain,
  'sliding-captcha': plain,
  'with-link': { ...plain, icon: ExternalLink, action: 'error.with-link.action', secondary: 'dialog.close' },
  'password-error': plain,
  'field-error': plain,
  'two-step-code-error': plain,
  'reserved-code': support,
  other: support,
}
