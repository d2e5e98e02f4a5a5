import { initialRegister, registerReducer } from '../../../src/flows/sign-up/register/register.machine.ts'
import { toFlow } from '../flow.ts'
import { by } from '../machine.ts'

export const register = toFlow('Registering', {
  id: 'register',
  title: 'Registering',
  about:
    'A new account in two steps: one person’s, a company’s, or for a purchase at the cloud market (SCR-02 to SCR-04, SCR-19).',
  source: 'src/flows/sign-up/register/register.machine.ts',
  reducer: registerReducer,
  initial: initialRegister,
  nameOf: ({ phase }) => phase,
  states: {
    who: { words: 'Name and phone', shown: by('pages-registerpersonal', 'Default') },
    proof: { words: 'Code, password, terms', shown: by('pages-registerpersonal', 'Proof') },
    leaving: { words: 'Registered, on the way', shown: by('pages-registerpersonal', 'Registered') },
  },
  examples: {
    'settings-arrived': [{ type: 'settings-arrived', hasVoice: true }],
    named: [{ type: 'named' }],
    'went-back': [
      ['to another phone', { type: 'went-back' }],
      ['the phone is taken', { type: 'went-back', takenPhone: '13800000000' }],
    ],
    accepted: [{ type: 'accepted' }],
    returned: [{ type: 'returned' }],
  },
  comesOnly: {
    accepted: ({ phase }) => phase === 'proof',
    'settings-arrived': ({ phase }) => phase !== 'leaving',
  },
})
