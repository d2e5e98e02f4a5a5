import { feedbackReducer, initialFeedback, type Notice } from '../../../src/kit/feedback/feedback.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

const ok = { label: 'OK', follow: { kind: 'none' } } as const
const wrong: Notice = { id: 'other', title: 'It did not work.', primary: ok }
const expired: Notice = { id: 'session-expired', isExpiry: true, title: 'Log in again.', primary: ok }

export const feedback = toFlow('Parts of pages', {
  id: 'feedback',
  title: 'Alerts and toasts',
  about: 'What is said over a page: one alert at a time, an expired session first, and toasts (WID-09, WID-10, RQ-8).',
  source: 'src/kit/feedback/feedback.machine.ts',
  reducer: feedbackReducer,
  initial: initialFeedback,
  // Alerts and toasts do not wait for each other; the map names the one in front.
  nameOf: ({ notices, toast }) => {
    if (notices.length > 1) return 'queue'
    return notices.length === 1 ? 'alert' : toast ? 'toast' : 'silent'
  },
  states: {
    silent: { words: 'Nothing is said', shown: by('pages-login', 'Default') },
    toast: { words: 'A toast', shown: by('widgets-smscode-refused', 'TooOften') },
    alert: { words: 'An alert', shown: by('widgets-dialogshost', 'OneAlert') },
    queue: { words: 'An alert, and others that wait', shown: by('widgets-dialogshost', 'Queue') },
  },
  examples: {
    notified: [
      ['something went wrong', { type: 'notified', notice: wrong }],
      ['the session expired', { type: 'notified', notice: expired }],
    ],
    dismissed: [
      ['something went wrong', { type: 'dismissed', notice: wrong }],
      ['the session expired', { type: 'dismissed', notice: expired }],
    ],
    toasted: [{ type: 'toasted', text: 'Saved.' }],
    'toast-closed': [{ type: 'toast-closed' }],
  },
  comesOnly: {
    // Only the visible alert can be dismissed.
    dismissed: ({ notices: [first] }, { notice }) => first === notice,
  },
  sameAs: ({ notices, toast, hasSpoken }) => ({
    ids: notices.map(({ id }) => id),
    isToasted: toast !== undefined,
    hasSpoken,
  }),
  because: ({ event, from }) =>
    event.type === 'dismissed' && from.notices.length === 1
      ? from.toast
        ? 'a toast shows'
        : 'nothing else shows'
      : undefined,
})
