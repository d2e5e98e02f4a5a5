import { demoLinks } from '../../../mocks/personas/demo-links.ts'
import { demoPassword, newCompany, newcomer, newPassword, newPhone, people } from '../../../mocks/personas/people.ts'
import { codeTo, sendTo, typeCode } from '../../screens/codes.ts'
import { fillProof, fillWho, goOn, submit } from '../../screens/register.ts'
import { button } from '../../screens/step.ts'
import type { Journey } from '../journey.ts'

/** Both steps of a registration. */
const register = (who: Parameters<typeof fillWho>[0]): Journey['steps'] => [
  { ...fillWho(who), ...goOn },
  sendTo(newcomer.phone),
  { ...fillProof(), ...submit, until: { path: '/' } },
]

/** How people become members, or partners. */
export const joinJourneys: readonly Journey[] = [
  {
    name: 'register as a person',
    path: '/register/personal',
    steps: register(newcomer),
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
      { type: [['phone-field.label', newPhone]], ...sendTo(newPhone) },
      {
        ...typeCode(codeTo(newPhone)),
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
          ['login.login.label', people.ava.email],
          ['login.password.label', demoPassword],
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
        ...typeCode(codeTo(newPhone)),
        agrees: true,
        press: button('referral.submit'),
        until: { heading: 'referral.done.heading' },
      },
    ],
  },
]
