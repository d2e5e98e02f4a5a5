import { initialSmsCode, smsCodeReducer } from '../../../src/widgets/sms-code/sms-code.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

export const smsCode = toFlow('Parts of pages', {
  id: 'sms-code',
  title: 'SMS code',
  about: 'The box that has codes sent, one a minute (WID-06).',
  source: 'src/widgets/sms-code/sms-code.machine.ts',
  reducer: smsCodeReducer,
  initial: initialSmsCode,
  nameOf: ({ phase, sent }) => (phase === 'init' && sent ? 'again' : phase),
  states: {
    init: { words: 'A code can be sent', shown: by('widgets-smscode', 'Ready') },
    again: { words: 'Another can be sent, or one by voice', shown: by('widgets-smscode', 'Again') },
    sending: { words: 'Sending', shown: by('widgets-smscode', 'Sending') },
    counting: { words: 'Sent, counting', shown: by('widgets-smscode', 'Counting') },
  },
  examples: {
    restored: [{ type: 'restored', endsAt: 30_000, now: 0 }],
    pressed: [{ type: 'pressed' }],
    failed: [{ type: 'failed' }],
    sent: [{ type: 'sent', sent: { messageType: 'txt', to: '138****0000' }, now: 0 }],
    readdressed: [
      ['to a number that has had none', { type: 'readdressed', now: 0 }],
      [
        'back to the number before',
        { type: 'readdressed', known: { sent: { to: '138****0000' }, endsAt: 60_000 }, now: 0 },
      ],
    ],
    ticked: [
      ['the minute is not over', { type: 'ticked', now: 1000 }],
      ['the minute is over', { type: 'ticked', now: 60_000 }],
    ],
  },
  because: ({ event, from }) => {
    if (event.type !== 'failed') return undefined
    return from.sent ? 'one was sent before' : 'none was sent before'
  },
})
