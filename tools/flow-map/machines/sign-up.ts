import { activationReducer, initialActivation } from '../../../src/flows/sign-up/activation/activation.machine.ts'
import { initialLinkAccount, linkAccountReducer } from '../../../src/flows/sign-up/link-account/link-account.machine.ts'
import { initialRegister, registerReducer } from '../../../src/flows/sign-up/register/register.machine.ts'
import { couponReducer, initialCoupon } from '../../../src/widgets/coupon/coupon.machine.ts'
import { toFlow } from '../flow.ts'
import { by, failure, typeOnlyEvents } from '../machine.ts'

export const register = toFlow('Registering', {
  id: 'register',
  title: 'Registering',
  about:
    'A new account in two steps: personal, for a company, or for a purchase at the cloud market (SCR-02 to SCR-04, SCR-19).',
  source: 'src/flows/sign-up/register/register.machine.ts',
  reducer: registerReducer,
  initial: initialRegister,
  nameOf: ({ phase }) => phase,
  states: {
    details: { words: 'Name and phone', shown: by('pages-registerpersonal', 'Default') },
    verification: { words: 'Code, password, terms', shown: by('pages-registerpersonal', 'SecondStep') },
    navigating: { words: 'Registered, navigating', shown: by('pages-registerpersonal', 'Registered') },
  },
  examples: {
    ...typeOnlyEvents('details-accepted', 'accepted', 'returned'),
    'settings-arrived': [{ type: 'settings-arrived', hasVoice: true }],
    'went-back': [
      ['to change the phone', { type: 'went-back' }],
      ['the phone is taken', { type: 'went-back', takenPhone: '13800000000' }],
    ],
  },
  guards: {
    accepted: ({ phase }) => phase === 'verification',
    'settings-arrived': ({ phase }) => phase !== 'navigating',
  },
})

const invitation = { invitee: '138****0000', company: 'Example' }

export const activation = toFlow('Registering', {
  id: 'activation',
  title: 'Activation',
  about: 'A user invited by a company verifies a phone and sets up the account (SCR-06).',
  source: 'src/flows/sign-up/activation/activation.machine.ts',
  reducer: activationReducer,
  initial: initialActivation,
  nameOf: ({ step }) => step,
  states: {
    checking: { words: 'Checking the invitation', shown: by('pages-activation', 'Checking') },
    failed: { words: 'The check failed', shown: by('pages-activation', 'LookupFailed') },
    phone: { words: 'Verify the phone', shown: by('pages-activation', 'Default') },
    account: { words: 'Name and password', shown: by('pages-activation', 'Account') },
    dead: { words: 'The link is used, expired or invalid', shown: by('pages-activation', 'InvalidLink') },
  },
  examples: {
    ...typeOnlyEvents('retried', 'token-refused'),
    confirmed: [
      ['a phone is required', { type: 'confirmed', invitation, isPhoneRequired: true }],
      ['no phone is required', { type: 'confirmed', invitation, isPhoneRequired: false }],
    ],
    'check-failed': [{ type: 'check-failed', failure }],
    'phone-verified': [{ type: 'phone-verified', phone: '13800000000' }],
  },
  guards: {
    // An invalid link is not checked again.
    confirmed: ({ step }) => step !== 'dead',
    'check-failed': ({ step }) => step !== 'dead',
  },
})

export const coupon = toFlow('Registering', {
  id: 'coupon',
  title: 'Coupon',
  about: 'Checks the coupon typed during registration.',
  source: 'src/widgets/coupon/coupon.machine.ts',
  reducer: couponReducer,
  initial: initialCoupon,
  nameOf: ({ phase }) => phase,
  states: {
    unchecked: { words: 'Not checked', shown: by('pages-registerpersonal', 'SecondStep') },
    valid: { words: 'Valid', shown: by('pages-registerpersonal', 'ValidCoupon') },
    unknown: { words: 'Not valid', shown: by('pages-registerpersonal-refused', 'CouponUnknown') },
  },
  examples: {
    changed: [{ type: 'changed' }],
    checked: [
      ['valid', { type: 'checked', isValid: true, benefit: 'One month' }],
      ['not valid', { type: 'checked', isValid: false }],
    ],
  },
})

export const bind = toFlow('Logging in', {
  id: 'bind',
  title: 'Linking a third-party account',
  about: 'Links a third-party account to an existing or a new account (SCR-18).',
  source: 'src/flows/sign-up/link-account/link-account.machine.ts',
  reducer: linkAccountReducer,
  initial: initialLinkAccount,
  nameOf: ({ screen }) => screen,
  states: {
    login: { words: 'To an existing account', shown: by('pages-bind', 'Default') },
    register: { words: 'To a new account', shown: by('pages-bind', 'NewAccount') },
    dead: { words: 'Log in at the third party again', shown: by('pages-bind', 'LoginExpired') },
  },
  examples: {
    'method-chosen': [
      ['an existing account', { type: 'method-chosen', method: 'login' }],
      ['a new account', { type: 'method-chosen', method: 'register' }],
    ],
    'settings-arrived': [
      ['registration is open', { type: 'settings-arrived', canRegister: true }],
      ['registration is closed', { type: 'settings-arrived', canRegister: false }],
    ],
    'token-refused': [{ type: 'token-refused' }],
  },
})
