import { initialLeaving, leavingReducer } from '../../../src/flows/account/devices/devices.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

const devices = [
  { id: 'a', name: 'Chrome on Windows' },
  { id: 'b', name: 'Safari on iPhone' },
]

export const leavingDevices = toFlow('Account security', {
  id: 'devices',
  title: 'Logging all other devices out',
  about: 'One after the other; what was refused or lost can be tried again (SCR-11).',
  source: 'src/flows/account/devices/devices.machine.ts',
  reducer: leavingReducer,
  initial: initialLeaving,
  nameOf: ({ phase }) => phase,
  states: {
    idle: { words: 'The list of devices', shown: by('pages-account-security-devices', 'Default') },
    running: { words: 'They leave, one by one', shown: by('pages-account-security-devices', 'LoggingAllOut') },
    stopping: { words: 'Stopped after this one', shown: by('pages-account-security-devices', 'Stopping') },
    ended: { words: 'All were tried, or it was stopped', shown: by('pages-account-security-devices', 'SomeFailed') },
    lost: { words: 'No answer came', shown: by('pages-account-security-devices', 'ConnectionLost') },
  },
  examples: {
    began: [{ type: 'began', devices }],
    'stop-pressed': [{ type: 'stop-pressed' }],
    'logged-out': [{ type: 'logged-out' }],
    refused: [{ type: 'refused', reason: 'It is locked.' }],
    'connection-lost': [{ type: 'connection-lost', reason: 'No network.' }],
    'given-up': [{ type: 'given-up' }],
  },
  because: ({ from, to }) => {
    if (from.phase !== 'running') return undefined
    return to.phase === 'running' ? 'others are left' : 'the last one'
  },
})
