import type { Journey } from '../journey.ts'
import { button, codeTo, newestCode, newPassword, newPhone, password, people, sendTo } from './values.ts'

const newEmail = 'mei@portico.example.com'

/** What members do once they are logged in. */
export const memberJourneys: readonly Journey[] = [
  {
    name: 'verify the identity',
    path: '/verify-identity?redirect=/__pages/terms',
    as: people.mei,
    steps: [
      {
        type: [['login.password.label', password]],
        press: button('verify-identity.submit'),
        until: { path: '/__pages/terms' },
      },
    ],
  },
  {
    name: 'change the password',
    path: '/security/password',
    as: people.mei,
    steps: [
      {
        type: [
          ['change-password.old.label', password],
          ['choose-password.label', newPassword],
          ['new-password.confirmation', newPassword],
        ],
        press: button('change-password.submit'),
        until: { heading: 'change-password.done.heading' },
      },
    ],
  },
  {
    name: 'change the phone',
    path: '/security/phone',
    as: people.mei,
    steps: [
      sendTo(people.phoneOfMei),
      {
        type: [['sms-code.label', codeTo(people.phoneOfMei)]],
        until: { heading: 'change-phone.replace.heading' },
      },
      {
        type: [['change-phone.replace.label', newPhone]],
        ...sendTo(newPhone),
      },
      {
        type: [['sms-code.label', codeTo(newPhone)]],
        press: button('change-phone.submit'),
        until: { heading: 'change-phone.done.heading' },
      },
    ],
  },
  {
    name: 'change the email',
    path: '/security/email',
    as: people.mei,
    steps: [
      sendTo(people.mei),
      { type: [['change-email.code', codeTo(people.mei)]], until: { heading: 'change-email.replace.heading' } },
      { type: [['change-email.new', newEmail]], ...sendTo(newEmail) },
      {
        type: [['change-email.code', codeTo(newEmail)]],
        press: button('change-email.submit'),
        until: { heading: 'change-email.done.heading' },
      },
    ],
  },
  {
    name: 'turn two-step verification on',
    path: '/security/two-step',
    as: people.mei,
    steps: [
      { press: button('two-step.turn-on.name'), until: { heading: 'two-step.verify-identity.title' } },
      {
        type: [['login.password.label', password]],
        press: button('two-step.next'),
        until: { heading: 'two-step.choose-method.title' },
      },
      { press: button('two-step.next'), until: { heading: 'two-step.sms.title' } },
      { type: [['phone-field.label', newPhone]], ...sendTo(newPhone) },
      { type: [['sms-code.label', newestCode]], until: { said: 'two-step.done.title' } },
      { press: button('dialog.ok'), until: { control: button('two-step.change.name') } },
    ],
  },
  {
    name: 'set two-step verification up, as the company asks',
    path: '/login',
    steps: [
      {
        type: [
          ['login.login.label', people.mustSetUp],
          ['login.password.label', password],
        ],
        press: button('login.submit'),
        until: { heading: 'two-step.choose-method.title' },
      },
      { press: button('two-step.next'), until: { heading: 'two-step.sms.title' } },
      { type: [['phone-field.label', newPhone]], ...sendTo(newPhone) },
      { type: [['sms-code.label', newestCode]], until: { heading: 'two-step.done.title' } },
    ],
  },
  {
    name: 'log another device out',
    path: '/security/devices',
    as: people.mei,
    steps: [
      {
        press: button((say) => say('devices.log-out-one', { name: 'iPhone 17' })),
        until: { control: button('devices.cancel') },
      },
      { press: button('devices.log-out'), until: { said: (say) => say('devices.logged-out', { name: 'iPhone 17' }) } },
    ],
  },
  {
    name: 'replace the token of programs',
    path: '/security/open-api',
    as: people.mei,
    steps: [
      { press: button('open-api.replace.title'), until: { control: button('open-api.confirm.no') } },
      { press: button('open-api.replace.title'), until: { said: 'open-api.replaced' } },
    ],
  },
  {
    name: 'unlink a third party',
    path: '/security/third-party',
    as: people.mei,
    steps: [
      {
        press: button((say) => say('third-party-binds.unlink-label', { third: say('login.third.wechat') })),
        until: { control: button('third-party-binds.confirm.no') },
      },
      {
        press: button('third-party-binds.unlink'),
        until: { said: (say) => say('third-party-binds.unlinked', { third: say('login.third.wechat') }) },
      },
    ],
  },
]
