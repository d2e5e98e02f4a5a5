import {
  CalendarX,
  CircleHelp,
  Clock,
  Download,
  ExternalLink,
  type IconNode,
  Lock,
  TriangleAlert,
  WifiOff,
} from 'lucide'
import type { Notice } from './feedback.machine.ts'

const icons: Partial<Record<Notice['id'], IconNode>> = {
  'session-expired': Clock,
  'session-idle': Clock,
  'session-ended': Clock,
  'status-403': Lock,
  offline: WifiOff,
  'enterprise-limited': CalendarX,
  'enterprise-limited-on-mobile': CalendarX,
  'client-outdated': Download,
  'with-link': ExternalLink,
  question: CircleHelp,
}

/** The icon beside a notice's text. */
export function iconOf({ id }: Notice): IconNode {
  return icons[id] ?? TriangleAlert
}
