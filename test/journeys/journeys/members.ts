import { demoPassword, newEmail, newPhone, people } from '../../../mocks/personas/people.ts'
import { lastCodeSentTo, requestCodeFor, typeCode } from '../../screens/codes.ts'
import { logIn } from '../../screens/login.ts'
import { changePassword } from '../../screens/recovery.ts'
import { button } from '../../screens/step.ts'
import { chooseSms, requestCodeForNewPhone, verifyIdentity, verifyNewPhone } from '../../screens/two-step.ts'
import type { Journey } from '../journey.ts'

/** Journeys in which members manage the security of their account. */
export const memberJourneys: readonly Journey[] = [
  {
    name: 'verify the user’s identity',
    path: '/verify-identity?redirect=/__pages/terms',
    loggedInAs: people.mei.email,
    steps: [
      {
        type: [['login.password.label', demoPassword]],
        press: button('verify-identity.submit'),
        until: { path: '/__pages/terms' },
      },
    ],
  },
  {
    name: 'change the password',
    path: '/security/password',
    loggedInAs: people.mei.email,
    steps: [{ ...changePassword(), until: { heading: 'change-password.done.heading' } }],
  },
  {
    name: 'change the phone number',
    path: '/security/phone',
    loggedInAs: people.mei.email,
    steps: [
      requestCodeFor(people.mei.phone),
      {
        ...typeCode(lastCodeSentTo(people.mei.phone)),
        until: { heading: 'change-phone.replace.heading' },
      },
      {
        type: [['change-phone.replace.label', newPhone]],
        ...requestCodeFor(newPhone),
      },
      {
        ...typeCode(lastCodeSentTo(newPhone)),
        press: button('change-phone.submit'),
        until: { heading: 'change-phone.done.heading' },
      },
    ],
  },
  {
    name: 'change the email',
    path: '/security/email',
    loggedInAs: people.mei.email,
    steps: [
      requestCodeFor(people.mei.email),
      {
        type: [['change-email.code', lastCodeSentTo(people.mei.email)]],
        until: { heading: 'change-email.replace.heading' },
      },
      { type: [['change-email.new', newEmail]], ...requestCodeFor(newEmail) },
      {
        type: [['change-email.code', lastCodeSentTo(newEmail)]],
        press: button('change-email.submit'),
        until: { heading: 'change-email.done.heading' },
      },
    ],
  },
  {
    name: 'turn on two-step verification',
    alsoRunsInChinese: true,
    path: '/security/two-step',
    loggedInAs: people.mei.email,
    steps: [
      { press: button('two-step.turn-on.name'), until: { heading: 'two-step.verify-identity.title' } },
      verifyIdentity,
      chooseSms,
      requestCodeForNewPhone,
      { ...verifyNewPhone, until: { announced: 'two-step.done.title' } },
      { press: button('dialog.ok'), until: { control: button('two-step.change.name') } },
    ],
  },
  {
    name: 'set up two-step verification because the company requires it',
    isWebOnly: true,
    path: '/login',
    steps: [
      { ...logIn(people.forceTwoStep.email), until: { heading: 'two-step.choose-method.title' } },
      chooseSms,
      requestCodeForNewPhone,
      { ...verifyNewPhone, until: { heading: 'two-step.done.title' } },
    ],
  },
  {
    name: 'log out another device',
    alsoRunsInChinese: true,
    path: '/security/devices',
    loggedInAs: people.mei.email,
    steps: [
      {
        press: button((translate) => translate('devices.log-out-one', { name: 'iPhone 17' })),
        until: { control: button('devices.cancel') },
      },
      {
        press: button('devices.log-out'),
        until: { announced: (translate) => translate('devices.logged-out', { name: 'iPhone 17' }) },
      },
    ],
  },
  {
    name: 'replace the open API token',
    path: '/security/open-api',
    loggedInAs: people.mei.email,
    steps: [
      { press: button('open-api.create'), until: { announced: 'open-api.just-created' } },
      { press: button('open-api.replace.title'), until: { control: button('open-api.confirm.no') } },
      { press: button('open-api.replace.title'), until: { announced: 'open-api.replaced' } },
    ],
  },
  {
    name: 'unlink a linked account',
    path: '/security/third-party',
    loggedInAs: people.mei.email,
    steps: [
      {
        press: button((translate) =>
          translate('linked-accounts.unlink-label', { provider: translate('login.provider.wechat') }),
        ),
        until: { control: button('linked-accounts.confirm.no') },
      },
      {
        press: button('linked-accounts.unlink'),
        until: {
          announced: (translate) =>
            translate('linked-accounts.unlinked', { provider: translate('login.provider.wechat') }),
        },
      },
    ],
  },
]
