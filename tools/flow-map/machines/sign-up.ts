import { activationReducer, initialActivation } from '../../../src/flows/sign-up/activation/activation.machine.ts'
import { initialLinkAccount, linkAccountReducer } from '../../../src/flows/sign-up/link-account/link-account.machine.ts'
import { initialRegister, registerReducer } from '../../../src/flows/sign-up/register/register.machine.ts'
import { couponReducer, initialCoupon } from '../../../src/widgets/coupon/coupon.machine.ts'
import { toFlow } from '../flow.ts'
import { eventsWithoutPayload, failure, storyAt } from '../machine.ts'

export const register = toFlow('Registration', {
  id: 'register',
  title: 'Registration',
  about:
    'Creates an account in two steps. The account is personal, for a company, or for a purchase on the cloud marketplace (SCR-02 to SCR-04, SCR-19).',
  source: 'src/flows/sign-up/register/register.machine.ts',
  reducer: registerReducer,
  initial: initialRegister,
  nameOf: ({ phase }) => phase,
  states: {
    details: { label: 'Name and phone number', story: storyAt('pages-registerpersonal', 'Default') },
    verification: { label: 'Code, password, terms', story: storyAt('pages-registerpersonal', 'SecondStep') },
    navigating: { label: 'Registered, redirecting', story: storyAt('pages-registerpersonal', 'Registered') },
  },
  examples: {
    ...eventsWithoutPayload('details-accepted', 'accepted', 'page-restored'),
    'settings-loaded': [{ type: 'settings-loaded', hasVoice: true }],
    'went-back': [
      ['to change the phone number', { type: 'went-back' }],
      ['the phone number is taken', { type: 'went-back', takenPhone: '13800000000' }],
    ],
  },
  guards: {
    accepted: ({ phase }) => phase === 'verification',
    'settings-loaded': ({ phase }) => phase !== 'navigating',
  },
})

const invitation = { maskedLogin: '138****0000', company: 'Example' }

export const activation = toFlow('Registration', {
  id: 'activation',
  title: 'Activation',
  about: 'A user invited by a company verifies a phone number and sets up the account (SCR-06).',
  source: 'src/flows/sign-up/activation/activation.machine.ts',
  reducer: activationReducer,
  initial: initialActivation,
  nameOf: ({ step }) => step,
  states: {
    checking: { label: 'Checking the invitation', story: storyAt('pages-activation', 'Checking') },
    failed: { label: 'The check failed', story: storyAt('pages-activation', 'LookupFailed') },
    phone: { label: 'Verify the phone number', story: storyAt('pages-activation', 'Default') },
    account: { label: 'Name and password', story: storyAt('pages-activation', 'Account') },
    'invalid-link': {
      label: 'The link was used, has expired or is invalid',
      story: storyAt('pages-activation', 'InvalidLink'),
    },
  },
  examples: {
    ...eventsWithoutPayload('retried', 'token-rejected'),
    confirmed: [
      ['a phone number is required', { type: 'confirmed', invitation, isPhoneRequired: true }],
      ['no phone number is required', { type: 'confirmed', invitation, isPhoneRequired: false }],
    ],
    'check-failed': [{ type: 'check-failed', failure }],
    'phone-verified': [{ type: 'phone-verified', phone: '13800000000' }],
  },
  guards: {
    // An invalid link is not checked again.
    confirmed: ({ step }) => step !== 'invalid-link',
    'check-failed': ({ step }) => step !== 'invalid-link',
  },
})

export const coupon = toFlow('Registration', {
  id: 'coupon',
  title: 'Coupon',
  about: 'Checks the coupon entered during registration.',
  source: 'src/widgets/coupon/coupon.machine.ts',
  reducer: couponReducer,
  initial: initialCoupon,
  nameOf: ({ phase }) => phase,
  states: {
    unchecked: { label: 'Not checked', story: storyAt('pages-registerpersonal', 'SecondStep') },
    valid: { label: 'Valid', story: storyAt('pages-registerpersonal', 'ValidCoupon') },
    invalid: { label: 'Not valid', story: storyAt('pages-registerpersonal-rejected', 'CouponUnknown') },
  },
  examples: {
    changed: [{ type: 'changed' }],
    checked: [
      ['valid', { type: 'checked', isValid: true, benefit: 'One month' }],
      ['not valid', { type: 'checked', isValid: false }],
    ],
  },
})

export const linkAccount = toFlow('Logging in', {
  id: 'link-account',
  title: 'Linking a third-party account',
  about: 'Links a third-party account to an existing or a new account (SCR-18).',
  source: 'src/flows/sign-up/link-account/link-account.machine.ts',
  reducer: linkAccountReducer,
  initial: initialLinkAccount,
  nameOf: ({ screen }) => screen,
  states: {
    login: { label: 'Link to an existing account', story: storyAt('pages-bind', 'Default') },
    register: { label: 'Link to a new account', story: storyAt('pages-bind', 'NewAccount') },
    'invalid-token': { label: 'Log in with the third party again', story: storyAt('pages-bind', 'LoginExpired') },
  },
  examples: {
    'method-chosen': [
      ['an existing account', { type: 'method-chosen', method: 'login' }],
      ['a new account', { type: 'method-chosen', method: 'register' }],
    ],
    'settings-loaded': [
      ['registration is open', { type: 'settings-loaded', canRegister: true }],
      ['registration is closed', { type: 'settings-loaded', canRegister: false }],
    ],
    'token-rejected': [{ type: 'token-rejected' }],
  },
})
