import { describe, expect, test, vi } from 'vitest'
import type { ErrorId } from '../../src/errors/catalog.ts'
import {
  type FeedbackEvent,
  feedbackReducer,
  initialFeedback,
  type Notice,
} from '../../src/kit/feedback/feedback.machine.ts'

const notice = (id: ErrorId, title: string = id): Notice => ({
  id,
  isExpiry: id.startsWith('session-'),
  title,
  primary: { label: 'OK', followUp: { kind: 'none' } },
})
const notified = (newNotice: Notice): FeedbackEvent => ({ type: 'notified', notice: newNotice })
const run = (...events: FeedbackEvent[]) => events.reduce(feedbackReducer, initialFeedback)
const ids = (...events: FeedbackEvent[]) => run(...events).notices.map(({ id }) => id)

describe('alerts (WID-09, RQ-8)', () => {
  test('queues alerts in the order they arrive', () => {
    expect(ids(notified(notice('status-500')), notified(notice('status-403')))).toEqual(['status-500', 'status-403'])
  })

  test('merges identical alerts, but not alerts with the same id and different text', () => {
    expect(ids(notified(notice('other', 'A')), notified(notice('other', 'A')))).toEqual(['other'])
    expect(ids(notified(notice('other', 'A')), notified(notice('other', 'B')))).toHaveLength(2)
  })

  test('puts a session expiry alert first, and queues only one', () => {
    const events = [
      notified(notice('status-500')),
      notified(notice('session-expired')),
      notified(notice('session-ended')),
    ]
    expect(ids(...events)).toEqual(['session-expired', 'status-500'])
  })

  test('shows the second alert when the first alert is dismissed', () => {
    const firstNotice = notice('status-500')
    const events: FeedbackEvent[] = [notified(firstNotice), notified(notice('status-403'))]
    expect(ids(...events, { type: 'dismissed', notice: firstNotice })).toEqual(['status-403'])
  })

  test('dismisses the answered alert, even if another alert has moved to the front', () => {
    const firstNotice = notice('status-500')
    const events = [notified(firstNotice), notified(notice('session-expired'))]
    expect(ids(...events, { type: 'dismissed', notice: firstNotice })).toEqual(['session-expired'])
  })

  test('shows a question once if it is asked twice, and returns the answer to both callers', () => {
    const answers = [vi.fn(), vi.fn()] as const
    const question = (onClose: () => void): Notice => ({ ...notice('other', 'Sure?'), id: 'question', onClose })
    const { notices } = run(notified(question(answers[0])), notified(question(answers[1])))
    expect(notices).toHaveLength(1)
    notices[0]?.onClose?.(true)
    expect(answers.map(({ mock }) => mock.calls)).toEqual([[[true]], [[true]]])
  })
})

test('replaces a toast with one that has a new key, so that repeated text is announced again', () => {
  const stateWithToast = run({ type: 'toast-opened', text: 'A' })
  const stateWithSecondToast = feedbackReducer(stateWithToast, { type: 'toast-opened', text: 'A' })
  expect(stateWithSecondToast.toast?.text).toBe('A')
  expect(stateWithSecondToast.toast?.key).not.toBe(stateWithToast.toast?.key)
  expect(feedbackReducer(stateWithSecondToast, { type: 'toast-closed' }).toast).toBeUndefined()
})
