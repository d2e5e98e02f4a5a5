import { demoLinks } from '../../../mocks/personas/demo-links.ts'
import type { Journey } from '../journey.ts'
import { button, codeTo, newPassword, people, sendTo } from './values.ts'

/** How members get a password, when they have none or forgot it. */
export const recoveryJourneys: readonly Journey[] = [
  {
    name: 'get back in by phone',
    path: '/forgot-password',
    steps: [
      {
        type: [['login.login.label', people.phoneOfMei]],
        press: button('forgot-password.submit'),
        until: { heading: 'forgot-password.code.heading' },
      },
      sendTo(people.phoneOfMei),
      { type: [['sms-code.label', codeTo(people.phoneOfMei)]], until: { heading: 'choose-password.heading' } },
      {
        type: [
          ['choose-password.label', newPassword],
          ['new-password.confirmation', newPassword],
        ],
        press: button('choose-password.submit'),
        until: { heading: 'choose-password.done.heading' },
      },
    ],
  },
  {
    name: 'get back in by the link of a mail',
    path: '/forgot-password',
    steps: [
      {
        type: [['login.login.label', people.mei]],
        press: button('forgot-password.submit'),
        until: { heading: 'forgot-password.mail.heading' },
      },
      {
        elsewhere: async ({ tab, service }) => {
          await tab.open(String(service.outbox.findLast(({ to }) => to === people.mei)?.link))
        },
        until: { control: button('choose-password.submit') },
      },
      {
        type: [
          ['choose-password.label', newPassword],
          ['new-password.confirmation', newPassword],
        ],
        press: button('choose-password.submit'),
        until: { heading: 'choose-password.done.heading' },
      },
    ],
  },
  {
    name: 'set the first password',
    path: demoLinks.firstPassword,
    steps: [
      {
        type: [
          ['new-password.label', newPassword],
          ['new-password.confirmation', newPassword],
        ],
        press: button('set-password.submit-init'),
        until: { path: '/' },
      },
    ],
  },
]
