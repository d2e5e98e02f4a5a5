import preview from '../../.storybook/preview.tsx'
import { ActivationPage } from '../../src/pages/visitor/activation.tsx'
import { activationErrors } from '../errors/drivers/visitor.ts'
import { codePage, playCode } from '../errors/play-code.ts'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { askForCode, fillAccount, verifyPhone } from './activation-driver.ts'
import * as page from './page-driver.ts'
import { inTurn, press, sees, step, type, wrongCode } from './play-driver.ts'

const withPhone = '/activation?token=demo-activation-phone&redirect=/files'
const confirmPath = '/activation/confirm_account'

const meta = preview.meta({
  title: 'Pages/Activation',
  component: ActivationPage,
  tags: ['page'],
  parameters: { page: { path: '/activation?token=demo-activation' } },
  // Keeps countdowns from changing.
  beforeEach: (context) => void stopTime(context),
})

const submit = step('They submit it', press('activation.account.submit'))

export const Default = meta.story({
  play: sees(
    page.movedTo('activation.phone.heading'),
    ['activation.phone.intro', { company: 'Arcade Ltd', product: 'Portico' }],
    page.hasAutocomplete('phone-field.label', 'tel'),
  ),
})

export const Checking = meta.story({
  name: 'Loading: looking up the invitation',
  parameters: { page: { faults: [{ path: confirmPath, delay_ms: 60_000 }] } },
  play: sees('activation.checking', page.none('button', 'activation.phone.submit')),
})

export const WrongCode = meta.story({
  name: '1400001 · Phone: wrong code',
  tags: ['unpictured'],
  play: inTurn(
    askForCode,
    step('They type a wrong code', type('sms-code.label', wrongCode), press('activation.phone.submit')),
    sees(page.refused('sms-code.label')),
  ),
})

// VAL-09, SCR-06
export const Account = meta.story({
  name: 'Name and password, after the phone',
  play: inTurn(
    verifyPhone,
    sees(
      page.literal('137****7000'),
      page.movedTo('activation.account.heading'),
      page.hasAutocomplete('activation.name.label', 'name'),
    ),
  ),
})

export const NoCompany = meta.story({
  name: 'Company unknown',
  parameters: { page: { faults: [{ path: confirmPath, body: '{"success":true,"phone_required":false}' }] } },
  play: sees(['activation.account.intro-any', { product: 'Portico' }]),
})

// SCR-06
export const Filled = meta.story({
  parameters: { page: { path: withPhone } },
  play: inTurn(fillAccount, sees(page.literal('135****5000'), page.ready('activation.account.submit'))),
})

export const Submitting = meta.story({
  parameters: { page: { path: withPhone, faults: [{ path: '/activation/activate', delay_ms: 60_000 }] } },
  play: inTurn(
    fillAccount,
    step('They submit it, and the server is slow to answer', press('activation.account.submit')),
    sees(page.blocked),
  ),
})

export const PasswordRefused = meta.story({
  name: 'Password breaks the policy',
  parameters: { page: { path: withPhone } },
  play: inTurn(
    fillAccount,
    step(
      'They change the password to a weak one and submit it',
      async (context) => context.userEvent.clear(await page.field('new-password.label')(context)),
      type('new-password.label', 'short1'),
      press('activation.account.submit'),
    ),
    sees(page.invalid('new-password.label'), page.called('/activation/activate', 0)),
  ),
})

// SCR-06
export const Activated = meta.story({
  name: 'Activated, opening the files',
  parameters: { page: { path: withPhone } },
  play: inTurn(fillAccount, submit, sees(page.went('go /files'), page.called('/activation/activate'))),
})

export const Dead = meta.story({
  name: '1300001 · Link used, expired or invalid',
  parameters: { page: { path: '/activation?token=nothing' } },
  play: sees(page.movedTo('activation.dead.heading'), page.linksTo('activation.dead.login', 'login'), page.noAlert),
})

export const NoToken = meta.story({
  name: 'Opened without a token',
  tags: ['unpictured'],
  parameters: { page: { path: '/activation' } },
  play: sees(page.title('activation.dead.heading'), page.called(confirmPath, 0)),
})

export const Failed = meta.story({
  name: '500 · Invitation could not be looked up',
  parameters: { page: { faults: [{ path: confirmPath, status: 500, times: 2 }] } },
  play: inTurn(
    sees('error.status-500.title'),
    step('An invited person tries again, and the server returns 500 again', press('error-card.retry')),
    sees(page.called(confirmPath, 2), 'error.status-500.title', page.noAlert),
  ),
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: sees(page.title('activation.phone.heading')),
})

export const AccountOnPhone = meta.story({
  name: 'Name and password, on a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: withPhone } },
  play: sees(page.title('activation.account.heading')),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path: withPhone, client: 'sync' } },
  play: inTurn(fillAccount, submit, sees(page.handedOver)),
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: withPhone, client: 'app' } },
  play: inTurn(fillAccount, submit, sees(page.handedOver)),
})

export const PhoneNotProved = meta.story({
  name: '1300002 · Phone not verified',
  tags: ['!autodocs'],
  parameters: codePage(activationErrors, 'submit'),
  play: playCode(activationErrors, 'submit', {
    by: 'phoneNotVerified',
    words: ({ recovery }) => recovery.phoneNotVerified,
  }),
})
