import { CalendarX, Clock, Download, ExternalLink, type IconNode, Lock, TriangleAlert, WifiOff } from 'lucide'
import type { ErrorId } from '../../errors/catalogue.ts'

/** How an error's notice looks, apart from its texts. */
type NoticeRow = {
  icon: IconNode
  /**
   * `support`: the user can neither prevent nor fix the error, so support may be needed. `expiry`: the session is over,
   * which is shown first and only once. `plain`: everything else.
   */
  kind: 'support' | 'expiry' | 'plain'
}

const plainRow: NoticeRow = { icon: TriangleAlert, kind: 'plain' }
const support: NoticeRow = { ...plainRow, kind: 'support' }
const expiry: NoticeRow = { icon: Clock, kind: 'expiry' }

/** Errors without a row are `plain`. */
const rows: Readonly<Partial<Record<ErrorId, NoticeRow>>> = {
  'status-500': support,
  'status-502': support,
  'status-404': support,
  'status-403': { ...support, icon: Lock },
  'status-other': support,
  offline: { ...plainRow, icon: WifiOff },
  timeout: support,
  unreadable: support,
  'encryption-refused': support,
  'session-expired': expiry,
  'session-idle': expiry,
  'session-ended': expiry,
  'enterprise-limited-on-mobile': { ...plainRow, icon: CalendarX },
  'enterprise-limited': { ...plainRow, icon: CalendarX },
  'client-outdated': { ...plainRow, icon: Download },
  'with-link': { ...plainRow, icon: ExternalLink },
  'reserved-code': support,
  other: support,
}

export const noticeRowOf = (id: ErrorId): NoticeRow => rows[id] ?? plainRow
