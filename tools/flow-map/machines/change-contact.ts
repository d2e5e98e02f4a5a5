import {
  changeContactReducer,
  initialChangeContact,
} from '../../../src/flows/account/change-contact/change-contact.machine.ts'
import { type Flow, toFlow } from '../flow.ts'
import { by } from '../machine.ts'

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
      loaded: [
        ['there is one', { type: 'loaded', current }],
        ['there is none yet', { type: 'loaded' }],
      ],
      proved: [{ type: 'proved' }],
      'proof-over': [{ type: 'proof-over' }],
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
