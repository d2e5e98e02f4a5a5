import { people } from '../../../mocks/personas/people.ts'
import { lastCodeSentTo, newestCode, requestCodeFor, typeCode } from '../../screens/codes.ts'
import { enterCompanyDomain, logIn } from '../../screens/login.ts'
import { button } from '../../screens/step.ts'
import type { Journey } from '../journey.ts'
import { typeAuthenticatorCode } from './authenticator-code.ts'

/** Journeys in which users log in. */
export const loginJourneys: readonly Journey[] = [
  {
    name: 'log in with a password',
    alsoRunsInChinese: true,
    path: '/login',
    steps: [{ ...logIn(people.mei.email), until: { path: '/' } }],
  },
  {
    name: 'log in with an SMS code',
    path: '/login?way=sms',
    steps: [
      { type: [['phone-field.label', people.wang.phone]], ...requestCodeFor(people.wang.phone) },
      {
        ...typeCode(lastCodeSentTo(people.wang.phone)),
        acceptsTerms: true,
        press: button('login.submit'),
        until: { path: '/' },
      },
    ],
  },
  {
    name: 'log in through the company',
    leavesPrefix: true,
    path: '/login',
    steps: [
      { press: { role: 'link', name: 'login.sso' }, until: { heading: 'sso.heading' } },
      // `/__sso` simulates the company's own login page.
      { ...enterCompanyDomain(), until: { path: '/__sso' } },
    ],
  },
  {
    name: 'log in with a second step by SMS',
    path: '/login',
    steps: [
      { ...logIn(people.zhou.email), until: { heading: 'two-step-login.heading' } },
      requestCodeFor(people.zhou.phone),
      { ...typeCode(newestCode), until: { path: '/' } },
    ],
  },
  {
    name: 'log in with a second step by authenticator',
    path: '/login',
    steps: [
      { ...logIn(people.ines.email), until: { heading: 'two-step-login.heading' } },
      { ...typeAuthenticatorCode, until: { path: '/' } },
    ],
  },
]
