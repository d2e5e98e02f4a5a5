import { demoLinks } from '../../../mocks/personas/demo-links.ts'
import type { Journey } from '../journey.ts'
import { button, codeTo, newPassword, newPhone, password, people, sendTo } from './values.ts'

/** The second step of both registrations. */
const proveAndRegister: Journey['steps'] = [
  sendTo(newPhone),
  {
    type: [
      ['sms-code.label', codeTo(newPhone)],
      ['new-password.label', newPassword],
      ['new-password.confirmation', newPassword],
    ],
    agrees: true,
    press: button('register.submit'),
    until: { path: '/' },
  },
]

/** How people become members, or partners. */
export const joinJourneys: readonly Journey[] = [
  {
    name: 'register as a person',
    path: '/register/personal',
    steps: [
      {
        type: [
          ['register.name', 'Lin Yue'],
          ['phone-field.label', newPhone],
        ],
        press: button('register.continue'),
        until: { heading: 'register.proof.title' },
      },
      ...proveAndRegister,
    ],
  },
  {
    name: 'register as a company',
    path: '/register/enterprise',
    steps: [
      {
        type: [
          ['register.company', 'Northwind Studio'],
          ['register.name', 'Lin Yue'],
          ['phone-field.label', newPhone],
        ],
        press: button('register.continue'),
        until: { heading: 'register.proof.title' },
      },
      ...proveAndRegister,
    ],
  },
  {
    name: 'accept an invitation',
    path: demoLinks.activation,
    steps: [
      { type: [['phone-field.label', newPhone]], ...sendTo(newPhone) },
      {
        type: [['sms-code.label', codeTo(newPhone)]],
        press: button('activation.phone.submit'),
        until: { heading: 'activation.account.heading' },
      },
      {
        type: [
          ['activation.name.label', 'Lin Yue'],
          ['new-password.label', newPassword],
          ['new-password.confirmation', newPassword],
        ],
        agrees: true,
        press: button('activation.account.submit'),
        until: { path: '/' },
      },
    ],
  },
  {
    name: 'connect WeChat to an account',
    path: demoLinks.bind,
    steps: [
      {
        type: [
          ['login.login.label', people.withoutThird],
          ['login.password.label', password],
        ],
        press: button('bind.login.submit'),
        until: { path: '/' },
      },
    ],
  },
  {
    name: 'apply as a referral partner',
    path: '/referral',
    steps: [
      {
        type: [
          ['referral.name.label', 'Ana Costa'],
          ['referral.company.label', 'Costa & Sons'],
          ['referral.email.label', 'ana.costa@example.com'],
          ['phone-field.label', newPhone],
        ],
        ...sendTo(newPhone),
      },
      {
        type: [['sms-code.label', codeTo(newPhone)]],
        agrees: true,
        press: button('referral.submit'),
        until: { heading: 'referral.done.heading' },
      },
    ],
  },
]
