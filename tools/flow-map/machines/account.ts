import {
  changeContactReducer,
  initialChangeContact,
} from '../../../src/flows/account/change-contact/change-contact.machine.ts'
import { initialLeaving, leavingReducer } from '../../../src/flows/account/devices/devices.machine.ts'
import { tokenReducer } from '../../../src/flows/account/open-api-token/open-api-token.machine.ts'
import { type Flow, toFlow } from '../flow.ts'
import { bare, by, named } from '../machine.ts'

type Contact = {
  id: string
  title: string
  about: string
  stories: string
  newOne: string
  current: string
  next: string
}

/** Phone and email share one machine. */
const changeContact = ({ id, title, about, stories, newOne, current, next }: Contact): Flow =>
  toFlow('Account security', {
    id,
    title,
    about,
    source: 'src/flows/account/change-contact/change-contact.machine.ts',
    reducer: changeContactReducer,
    initial: initialChangeContact,
    nameOf: ({ step }) => step,
    states: {
      asking: { words: 'What it is now is not known yet', shown: by(stories, 'Loading') },
      prove: { words: 'Prove the current one', shown: by(stories, 'Default') },
      replace: { words: 'Name and prove the new one', shown: by(stories, newOne) },
      done: { words: 'It is changed', shown: by(stories, 'Done') },
    },
    examples: {
      ...bare('proved', 'proof-over'),
      loaded: [
        ['there is one', { type: 'loaded', current }],
        ['there is none yet', { type: 'loaded' }],
      ],
      changed: [{ type: 'changed', next }],
    },
  })

export const changePhone = changeContact({
  id: 'change-phone',
  title: 'Changing the phone',
  about: 'The current phone is proved, then the new one; the first one is only added (SCR-13).',
  stories: 'pages-account-security-phone',
  newOne: 'NewPhone',
  current: '138****0000',
  next: '139****0000',
})

export const changeEmail = changeContact({
  id: 'change-email',
  title: 'Changing the email',
  about: 'The current email is proved, then the new one; the first one is only added (SCR-14).',
  stories: 'pages-account-security-email',
  newOne: 'NewEmail',
  current: 'a**@example.com',
  next: 'b**@example.com',
})

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
    ...bare('stop-pressed', 'logged-out', 'given-up'),
    began: [{ type: 'began', devices }],
    refused: [{ type: 'refused', reason: 'It is locked.' }],
    'connection-lost': [{ type: 'connection-lost', reason: 'No network.' }],
  },
  label: ({ from, to }) => {
    if (from.phase !== 'running') return undefined
    return to.phase === 'running' ? 'others are left' : 'the last one'
  },
})

export const openApiToken = toFlow('Account security', {
  id: 'open-api-token',
  title: 'Making and replacing the Open API token',
  about: 'Only a press makes one. Replacing it is asked once more, since the old one ends (SCR-15).',
  source: 'src/flows/account/open-api-token/open-api-token.machine.ts',
  reducer: tokenReducer,
  initial: 'idle',
  nameOf: (state) => state,
  states: {
    idle: { words: 'The token, or none yet', shown: by('pages-account-security-open-api-token', 'Default') },
    creating: { words: 'The first one is being made', shown: by('pages-account-security-open-api-token', 'Creating') },
    created: { words: 'The first one is there', shown: by('pages-account-security-open-api-token', 'Created') },
    asking: { words: 'Asked once more', shown: by('pages-account-security-open-api-token', 'Asked') },
    replacing: { words: 'It is being replaced', shown: by('pages-account-security-open-api-token', 'Replacing') },
    replaced: { words: 'There is a new one', shown: by('pages-account-security-open-api-token', 'Replaced') },
  },
  examples: named('begun', 'asked', 'declined', 'agreed', 'done', 'refused'),
})
