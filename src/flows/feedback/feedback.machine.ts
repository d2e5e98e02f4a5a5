import type { ErrorId } from '../../errors/catalogue.ts'
import type { Follow } from '../../errors/row.ts'

/** A button of a notice: its words, and what follows a press. */
export type NoticeAction = { label: string; follow: Follow }

/** What a person can hand to support: never a value that was typed, nor a query or a body. */
export type SupportReport = {
  /** The server's code, the HTTP status, or why no answer came. */
  code: string
  /** Method and path. */
  call: string
  /** In ms since 1970, by the server's clock. */
  at: number
}

/** Something said over the page: an alert with one way on, or a dialog with a second one. */
export type Notice = {
  id: ErrorId | 'no-cookies' | 'reload-loop' | 'question'
  title: string
  body?: string
  report?: SupportReport
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
  | { type: 'dismissed'; notice: Notice }
  | { type: 'toasted'; text: string }
  | { type: 'toast-closed' }

export const initialFeedback: FeedbackState = { hasSpoken: false, notices: [] }

const expiries: readonly Notice['id'][] = ['session-expired', 'session-idle', 'session-ended', 'no-cookies']
const isExpiry = ({ id }: Notice) => expiries.includes(id)

/** Equal notices merge, so no two of a queue are the same. */
export function isSame(one: Notice, other: Notice): boolean {
  return one.id === other.id && one.title === other.title
}

/** Whoever waits for the answer of a question that was asked twice is told as well. */
function merge(known: Notice, { answer }: Notice): Notice {
  if (!answer) return known
  return { ...known, answer: (isPrimary) => [known.answer, answer].forEach((tell) => void tell?.(isPrimary)) }
}

/** Alerts queue, equal ones merge, an expiry goes first and there is only ever one (RQ-8). */
function enqueue(notices: Notice[], notice: Notice): Notice[] {
  const known = notices.find((other) => (isExpiry(notice) ? isExpiry(other) : isSame(other, notice)))
  if (known) return notices.map((other) => (other === known ? merge(known, notice) : other))
  return isExpiry(notice) ? [notice, ...notices] : [...notices, notice]
}

export function feedbackReducer(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  switch (event.type) {
    case 'notified':
      return { ...state, hasSpoken: true, notices: enqueue(state.notices, event.notice) }
    case 'dismissed':
      return { ...state, notices: state.notices.filter((notice) => !isSame(notice, event.notice)) }
    case 'toasted':
      return { ...state, hasSpoken: true, toast: { text: event.text, key: (state.toast?.key ?? 0) + 1 } }
    case 'toast-closed':
      return { ...state, toast: undefined }
  }
}
