import { demoLinks } from '../../../mocks/personas/demo-links.ts'
import { newCompany, newcomer, newPhone, people } from '../../../mocks/personas/people.ts'
import { activate, fillAccount } from '../../screens/activation.ts'
import { lastCodeSentTo, requestCodeFor, typeCode } from '../../screens/codes.ts'
import { linkAccount } from '../../screens/login.ts'
import { register } from '../../screens/register.ts'
import { button } from '../../screens/step.ts'
import type { Journey } from '../journey.ts'

/** Journeys in which people register, accept an invitation, link WeChat or apply as a referral partner. */
export const joinJourneys: readonly Journey[] = [
  {
    name: 'register as an individual',
    alsoRunsInChinese: true,
    path: '/register/personal',
    steps: register(),
  },
  {
    name: 'register as a company',
    path: '/register/enterprise',
    steps: register({ ...newcomer, company: newCompany }),
  },
  {
    name: 'accept an invitation',
    path: demoLinks.activation,
    steps: [
      { type: [['phone-field.label', newPhone]], ...requestCodeFor(newPhone) },
      {
        ...typeCode(lastCodeSentTo(newPhone)),
        press: button('activation.phone.submit'),
        until: { heading: 'activation.account.heading' },
      },
      { ...fillAccount(), ...activate, until: { path: '/' } },
    ],
  },
  {
    name: 'link WeChat to an account',
    path: demoLinks.bind,
    steps: [{ ...linkAccount(people.ava.email), until: { path: '/' } }],
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
        ...requestCodeFor(newPhone),
      },
      {
        ...typeCode(lastCodeSentTo(newPhone)),
        acceptsTerms: true,
        press: button('referral.submit'),
        until: { heading: 'referral.done.heading' },
      },
    ],
  },
]
