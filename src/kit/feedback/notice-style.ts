import { CalendarX, Clock, Download, ExternalLink, type IconNode, Lock, TriangleAlert, WifiOff } from 'lucide'
import type { ErrorId } from '../../errors/catalog.ts'

/** The properties of an error's notice, except its text. */
type NoticeStyle = {
  icon: IconNode
  /**
   * `support`: the user can neither prevent nor fix the error, so support may be needed. `expiry`: the session has
   * expired or ended, so this notice is shown first and only once. `plain`: everything else.
   */
  kind: 'support' | 'expiry' | 'plain'
}

const plainRow: NoticeStyle = { icon: TriangleAlert, kind: 'plain' }
const supportRow: NoticeStyle = { ...plainRow, kind: 'support' }
const expiryRow: NoticeStyle = { icon: Clock, kind: 'expiry' }

/** Errors without a row are `plain`. */
const rows: Readonly<Partial<Record<ErrorId, NoticeStyle>>> = {
  'status-500': supportRow,
  'status-502': supportRow,
  'status-404': supportRow,
  'status-403': { ...supportRow, icon: Lock },
  'status-other': supportRow,
  offline: { ...plainRow, icon: WifiOff },
  timeout: supportRow,
  unreadable: supportRow,
  'encryption-failed': supportRow,
  'session-expired': expiryRow,
  'session-idle': expiryRow,
  'session-ended': expiryRow,
  'enterprise-limited-on-mobile': { ...plainRow, icon: CalendarX },
  'enterprise-limited': { ...plainRow, icon: CalendarX },
  'client-outdated': { ...plainRow, icon: Download },
  'with-link': { ...plainRow, icon: ExternalLink },
  'reserved-code': supportRow,
  other: supportRow,
}

export const findNoticeStyle = (id: ErrorId): NoticeStyle => rows[id] ?? plainRow
