import type { Journey } from '../journey.ts'
import { appCode, button, codeTo, newestCode, password, people, sendTo } from './values.ts'

/** How members log in. */
export const loginJourneys: readonly Journey[] = [
  {
    name: 'log in by password',
    path: '/login',
    steps: [
      {
        type: [
          ['login.login.label', people.mei],
          ['login.password.label', password],
        ],
        press: button('login.submit'),
        until: { path: '/' },
      },
    ],
  },
  {
    name: 'log in by SMS code',
    path: '/login?way=sms',
    steps: [
      { type: [['phone-field.label', people.passwordless]], ...sendTo(people.passwordless) },
      {
        type: [['sms-code.label', codeTo(people.passwordless)]],
        agrees: true,
        press: button('login.submit'),
        until: { path: '/' },
      },
    ],
  },
  {
    name: 'log in through the company',
    path: '/login',
    steps: [
      { press: { role: 'link', name: 'login.sso' }, until: { heading: 'sso.heading' } },
      {
        type: [['sso.domain', 'corp.example.com']],
        press: button('sso.submit'),
        // The company's own page; it is not ours.
        until: { path: '/__sso' },
      },
    ],
  },
  {
    name: 'log in with a second step by SMS',
    path: '/login',
    steps: [
      {
        type: [
          ['login.login.label', people.secondStepBySms],
          ['login.password.label', password],
        ],
        press: button('login.submit'),
        until: { heading: 'two-step-login.heading' },
      },
      sendTo('13900139001'),
      { type: [['sms-code.label', newestCode]], until: { path: '/' } },
    ],
  },
  {
    name: 'log in with a second step by authenticator',
    path: '/login',
    steps: [
      {
        type: [
          ['login.login.label', people.secondStepByApp],
          ['login.password.label', password],
        ],
        press: button('login.submit'),
        until: { heading: 'two-step-login.heading' },
      },
      { type: [['two-step-login.code', appCode]], until: { path: '/' } },
    ],
  },
]
