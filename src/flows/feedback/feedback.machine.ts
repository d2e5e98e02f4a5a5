import type { ErrorId } from '../../errors/catalogue.ts'
import type { Follow } from '../../errors/row.ts'

/** A button of a notice: its words, and what follows a press. */
export type NoticeAction = { label: string; follow: Follow }

/** Something said over the page: an alert with one way on, or a dialog with a second one. */
export type Notice = {
  id: ErrorId | 'reload-loop' | 'question'
  title: string
  body?: string
  primary: NoticeAction
  secondary?: NoticeAction
  /** Told whether it was the primary button that ended the notice. */
  answer?: (isPrimary: boolean) => void
}

export type FeedbackState = {
  /** Something has been said once: the surfaces stay, so that the last one can leave with its motion and give the focus back. */
  hasSpoken: boolean
  /** The first is the one that shows; only one alert shows at a time (WID-09). */
  notices: Notice[]
  toast?: { text: string; key: number }
}

export type FeedbackEvent =
  | { type: 'notified'; notice: Notice }
  | { type: 'dismissed' }
  | { type: 'toasted'; text: string }
  | { type: 'toast-closed' }

export const initialFeedback: FeedbackState = { hasSpoken: false, notices: [] }

const expiries: readonly Notice['id'][] = ['session-expired', 'session-idle', 'session-ended']
const isExpiry = ({ id }: Notice) => expiries.includes(id)

/** Alerts queue, equal ones merge, an expiry goes first and there is only ever one (RQ-8). */
function enqueue(notices: Notice[], notice: Notice): Notice[] {
  const isKnown = notices.some((other) =>
    isExpiry(notice) ? isExpiry(other) : other.id === notice.id && other.title === notice.title,
  )
  if (isKnown) return notices
  return isExpiry(notice) ? [notice, ...notices] : [...notices, notice]
}

export function feedbackReducer(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  switch (event.type) {
    case 'notified':
      return { ...state, hasSpoken: true, notices: enqueue(state.notices, event.notice) }
    case 'dismissed':
      return { ...state, notices: state.notices.slice(1) }
    case 'toasted':
      return { ...state, hasSpoken: true, toast: { text: event.text, key: (state.toast?.key ?? 0) + 1 } }
    case 'toast-closed':
      return { ...state, toast: undefined }
  }
}
