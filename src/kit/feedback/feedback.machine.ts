import type { IconNode } from 'lucide'
import type { ErrorId } from '../../errors/catalog.ts'
import type { FollowUp } from '../../errors/row.ts'

/** A notice's button. */
export type NoticeAction = { label: string; followUp: FollowUp }

/** Failure details for support. Never contains user input, a query string or a request body. */
export type SupportReport = {
  /** The server's code, the HTTP status, or why there was no response. */
  code: string
  /** The failed call, e.g. `POST /login`. */
  call: string
  /** When the failure occurred: server time, in ms since 1970. */
  at: number
}

/** A message on top of the page: an alert with one button, or a dialog with two. */
export type Notice = {
  id: ErrorId | 'no-cookies' | 'reload-loop' | 'question'
  icon?: IconNode
  /** The session has expired or, for `no-cookies`, could not be stored. */
  isExpiry?: boolean
  title: string
  body?: string
  /** A line that links to support if the page has a support URL. */
  support?: { text: string; href?: string }
  report?: SupportReport
  primary: NoticeAction
  secondary?: NoticeAction
  /** Called when the notice closes. `isPrimary` is true for the primary button, or if it is the only button. */
  onClose?: (isPrimary: boolean) => void
}

export type FeedbackState = {
  /** Set by the first message, so that the code for alerts and toasts loads without waiting for the prefetch. */
  hasShownMessage: boolean
  /** Only the first notice is shown (WID-09). */
  notices: Notice[]
  toast?: { text: string; key: number }
}

export type FeedbackEvent =
  | { type: 'notified'; notice: Notice }
  | { type: 'dismissed'; notice: Notice }
  | { type: 'toast-opened'; text: string }
  | { type: 'toast-closed' }

export const initialFeedback: FeedbackState = { hasShownMessage: false, notices: [] }

/** Returns whether two notices are the same. The queue contains each notice only once. */
export function isSameNotice(a: Notice, b: Notice): boolean {
  return a.id === b.id && a.title === b.title
}

/** Merges a repeated notice into the queued notice. If a question is asked twice, both callers get the answer. */
function merge(queued: Notice, { onClose }: Notice): Notice {
  if (!onClose) return queued
  return { ...queued, onClose: (isPrimary) => [queued.onClose, onClose].forEach((run) => void run?.(isPrimary)) }
}

/** Adds a notice to the queue. An expiry notice goes first, and the queue contains at most one (RQ-8). */
function enqueue(notices: Notice[], notice: Notice): Notice[] {
  const match = notices.find((queued) => (notice.isExpiry ? queued.isExpiry : isSameNotice(queued, notice)))
  if (match) return notices.map((queued) => (queued === match ? merge(match, notice) : queued))
  return notice.isExpiry ? [notice, ...notices] : [...notices, notice]
}

export function feedbackReducer(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  switch (event.type) {
    case 'notified':
      return { ...state, hasShownMessage: true, notices: enqueue(state.notices, event.notice) }
    case 'dismissed':
      return { ...state, notices: state.notices.filter((notice) => !isSameNotice(notice, event.notice)) }
    case 'toast-opened':
      return { ...state, hasShownMessage: true, toast: { text: event.text, key: (state.toast?.key ?? 0) + 1 } }
    case 'toast-closed':
      return { ...state, toast: undefined }
  }
}
