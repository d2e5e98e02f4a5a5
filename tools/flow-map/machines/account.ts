import {
  changeContactReducer,
  initialChangeContact,
} from '../../../src/flows/account/change-contact/change-contact.machine.ts'
import { bulkLogoutReducer, initialBulkLogout } from '../../../src/flows/account/devices/devices.machine.ts'
import { tokenReducer } from '../../../src/flows/account/open-api-token/open-api-token.machine.ts'
import { type Flow, toFlow } from '../flow.ts'
import { eventsWithoutPayload, storyAt, stringEvents } from '../machine.ts'

type ContactFlow = {
  id: string
  contactName: 'phone number' | 'email address'
  requirement: `SCR-${number}`
  metaId: string
  newContactStory: string
  currentContact: string
  newContact: string
}

/** Creates the flow for changing the phone number or email address. Both use the same machine. */
const changeContact = ({ id, contactName, requirement, metaId, newContactStory, ...contacts }: ContactFlow): Flow =>
  toFlow('Account security', {
    id,
    title: `Changing the ${contactName}`,
    about: `Verifies the current ${contactName}, if there is one, and then the new one (${requirement}).`,
    source: 'src/flows/account/change-contact/change-contact.machine.ts',
    reducer: changeContactReducer,
    initial: initialChangeContact,
    nameOf: ({ step }) => step,
    states: {
      loading: { label: `Loading the current ${contactName}`, story: storyAt(metaId, 'Loading') },
      verify: { label: `Verify the current ${contactName}`, story: storyAt(metaId, 'Default') },
      replace: { label: `Enter and verify the new ${contactName}`, story: storyAt(metaId, newContactStory) },
      done: { label: 'Changed', story: storyAt(metaId, 'Done') },
    },
    examples: {
      ...eventsWithoutPayload('verified', 'verification-expired'),
      loaded: [
        [`with a current ${contactName}`, { type: 'loaded', current: contacts.currentContact }],
        [`without a current ${contactName}`, { type: 'loaded' }],
      ],
      changed: [{ type: 'changed', newContact: contacts.newContact }],
    },
  })

export const changePhone = changeContact({
  id: 'change-phone',
  contactName: 'phone number',
  requirement: 'SCR-13',
  metaId: 'pages-account-security-phone',
  newContactStory: 'NewPhone',
  currentContact: '138****0000',
  newContact: '139****0000',
})

export const changeEmail = changeContact({
  id: 'change-email',
  contactName: 'email address',
  requirement: 'SCR-14',
  metaId: 'pages-account-security-email',
  newContactStory: 'NewEmail',
  currentContact: 'a**@example.com',
  newContact: 'b**@example.com',
})

const devices = [
  { id: 'a', name: 'Chrome on Windows' },
  { id: 'b', name: 'Safari on iPhone' },
]

export const bulkLogout = toFlow('Account security', {
  id: 'devices',
  title: 'Logging out all other devices',
  about: 'Devices are logged out one after another. The user can retry failed logouts (SCR-11).',
  source: 'src/flows/account/devices/devices.machine.ts',
  reducer: bulkLogoutReducer,
  initial: initialBulkLogout,
  nameOf: ({ phase }) => phase,
  states: {
    idle: { label: 'The list of devices', story: storyAt('pages-account-security-devices', 'Default') },
    running: {
      label: 'Logging out devices one by one',
      story: storyAt('pages-account-security-devices', 'LoggingOutOthers'),
    },
    stopping: {
      label: 'Stopping after the current device',
      story: storyAt('pages-account-security-devices', 'Stopping'),
    },
    ended: { label: 'Finished or stopped', story: storyAt('pages-account-security-devices', 'SomeFailed') },
    disconnected: { label: 'Connection lost', story: storyAt('pages-account-security-devices', 'ConnectionLost') },
  },
  examples: {
    ...eventsWithoutPayload('stop-pressed', 'logged-out', 'aborted'),
    started: [{ type: 'started', devices }],
    rejected: [{ type: 'rejected', reason: 'It is locked.' }],
    'connection-lost': [{ type: 'connection-lost', reason: 'No network.' }],
  },
  label: ({ from, to }) => {
    if (from.phase !== 'running') return undefined
    return to.phase === 'running' ? 'more devices remain' : 'the last device'
  },
})

export const openApiToken = toFlow('Account security', {
  id: 'open-api-token',
  title: 'Creating and replacing the open API token',
  about:
    'A token is created only on request. Replacing it requires confirmation, because the old one is revoked (SCR-15).',
  source: 'src/flows/account/open-api-token/open-api-token.machine.ts',
  reducer: tokenReducer,
  initial: 'idle',
  nameOf: (state) => state,
  states: {
    idle: { label: 'The token, or no token yet', story: storyAt('pages-account-security-open-api-token', 'Default') },
    creating: {
      label: 'Creating the first token',
      story: storyAt('pages-account-security-open-api-token', 'Creating'),
    },
    created: { label: 'The first token is shown', story: storyAt('pages-account-security-open-api-token', 'Created') },
    confirming: {
      label: 'Confirming the replacement',
      story: storyAt('pages-account-security-open-api-token', 'ConfirmReplacing'),
    },
    replacing: { label: 'Replacing the token', story: storyAt('pages-account-security-open-api-token', 'Replacing') },
    replaced: { label: 'The new token is shown', story: storyAt('pages-account-security-open-api-token', 'Replaced') },
  },
  examples: stringEvents('create-pressed', 'replace-pressed', 'canceled', 'confirmed', 'issued', 'failed'),
})
