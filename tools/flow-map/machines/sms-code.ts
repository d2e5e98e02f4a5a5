import { initialSmsCode, smsCodeReducer } from '../../../src/flows/sms-code/sms-code.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

export const smsCode = toFlow('Parts of pages', {
  id: 'sms-code',
  title: 'SMS code',
  about: 'The box that has codes sent, one a minute (WID-06).',
  source: 'src/flows/sms-code/sms-code.machine.ts',
  reducer: smsCodeReducer,
  initial: initialSmsCode,
  nameOf: ({ phase, sent }) => (phase === 'init' && sent ? 'again' : phase),
  states: {
    init: { words: 'A code can be sent', shown: by('Widgets/SmsCode', 'Ready') },
    again: { words: 'Another can be sent, or one by voice', shown: by('Widgets/SmsCode', 'Again') },
    sending: { words: 'Sending', shown: by('Widgets/SmsCode', 'Sending') },
    counting: { words: 'Sent, counting', shown: by('Widgets/SmsCode', 'Counting') },
  },
  examples: {
    restored: [{ type: 'restored', endsAt: 30_000, now: 0 }],
    pressed: [{ type: 'pressed' }],
    failed: [{ type: 'failed' }],
    sent: [{ type: 'sent', sent: { messageType: 'txt', to: '138****0000' }, now: 0 }],
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
