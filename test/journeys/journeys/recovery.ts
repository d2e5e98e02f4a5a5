import { demoLinks } from '../../../mocks/personas/demo-links.ts'
import { people } from '../../../mocks/personas/people.ts'
import { lastCodeSentTo, requestCodeFor, typeCode } from '../../screens/codes.ts'
import { choosePassword, enterAccount, setFirstPassword } from '../../screens/recovery.ts'
import { button } from '../../screens/step.ts'
import type { Journey } from '../journey.ts'

/** Journeys of members who have forgotten their password or never set one. */
export const recoveryJourneys: readonly Journey[] = [
  {
    name: 'reset the password by phone',
    path: '/forgot-password',
    steps: [
      { ...enterAccount(people.mei.phone), until: { heading: 'forgot-password.code.heading' } },
      requestCodeFor(people.mei.phone),
      { ...typeCode(lastCodeSentTo(people.mei.phone)), until: { heading: 'choose-password.heading' } },
      { ...choosePassword(), until: { heading: 'choose-password.done.heading' } },
    ],
  },
  {
    name: 'reset the password by email link',
    path: '/forgot-password',
    steps: [
      { ...enterAccount(people.mei.email), until: { heading: 'forgot-password.email.heading' } },
      {
        actElsewhere: async ({ tab, service }) => {
          await tab.open(String(service.outbox.findLast(({ to }) => to === people.mei.email)?.link))
        },
        until: { control: button('choose-password.submit') },
      },
      { ...choosePassword(), until: { heading: 'choose-password.done.heading' } },
    ],
  },
  {
    name: 'set the first password',
    path: demoLinks.firstPassword,
    steps: [{ ...setFirstPassword(), until: { path: '/' } }],
  },
]
