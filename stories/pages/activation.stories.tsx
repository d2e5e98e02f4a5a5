import preview from '../../.storybook/preview.tsx'
import { ActivationPage } from '../../src/pages/visitor/activation.tsx'
import { stopClock } from '../widgets/phone-code-form.tsx'
import { fillAccount, requestCode, verifyPhone } from './activation-driver.ts'
import * as page from './page-driver.ts'
import { expectResult, inSequence, press, step, type, wrongCode } from './play-driver.ts'

const pathWithPhone = '/activation?token=demo-activation-phone&redirect=/files'
const confirmPath = '/activation/confirm_account'

const meta = preview.meta({
  title: 'Pages/Activation',
  component: ActivationPage,
  tags: ['page'],
  parameters: { page: { path: '/activation?token=demo-activation' } },
  // Keeps countdowns from changing.
  beforeEach: (context) => void stopClock(context),
})

const submit = step('Submit the form', press('activation.account.submit'))

export const Default = meta.story({
  play: expectResult(
    page.focusedTitle('activation.phone.heading'),
    ['activation.phone.intro', { company: 'Arcade Ltd', product: 'Portico' }],
    page.hasAutocomplete('phone-field.label', 'tel'),
  ),
})

export const Checking = meta.story({
  name: 'Loading the invitation',
  parameters: { page: { faults: [{ path: confirmPath, delay_ms: 60_000 }] } },
  play: expectResult('activation.checking', page.noElement('button', 'activation.phone.submit')),
})

export const WrongCode = meta.story({
  name: '1400001 · Phone: wrong code',
  tags: ['no-screenshot'],
  play: inSequence(
    requestCode,
    step('Type a wrong code', type('sms-code.label', wrongCode), press('activation.phone.submit')),
    expectResult(page.clearedAndInvalid('sms-code.label')),
  ),
})

// VAL-09, SCR-06
export const Account = meta.story({
  name: 'Name and password, after phone verification',
  play: inSequence(
    verifyPhone,
    expectResult(
      page.literal('137****7000'),
      page.focusedTitle('activation.account.heading'),
      page.hasAutocomplete('activation.name.label', 'name'),
    ),
  ),
})

export const NoCompany = meta.story({
  name: 'Company unknown',
  parameters: { page: { faults: [{ path: confirmPath, body: '{"success":true,"phone_required":false}' }] } },
  play: expectResult(['activation.account.intro-generic', { product: 'Portico' }]),
})

// SCR-06
export const Activated = meta.story({
  name: 'Activated, opening the files',
  parameters: { page: { path: pathWithPhone } },
  play: inSequence(
    fillAccount,
    submit,
    expectResult(page.expectNavigations('go /files'), page.called('/activation/activate')),
  ),
})

// LOG-01
export const ActivatedInApp = meta.story({
  name: 'In the mobile app: activated',
  tags: ['no-screenshot'],
  parameters: { page: { path: pathWithPhone, client: 'app' } },
  play: inSequence(fillAccount, submit, expectResult(page.loginPassedToClient, page.expectNavigations())),
})

export const InvalidLink = meta.story({
  name: '1300001 · Link used, expired or invalid',
  parameters: { page: { path: '/activation?token=unknown' } },
  play: expectResult(
    page.focusedTitle('activation.invalid-link.heading'),
    page.linksTo('activation.invalid-link.login', 'login'),
    page.noAlert,
  ),
})

export const LookupFailed = meta.story({
  name: '500 · Invitation could not be loaded',
  parameters: { page: { faults: [{ path: confirmPath, status: 500, times: 2 }] } },
  play: inSequence(
    expectResult('error.status-500.title'),
    step('Try again, and the server returns 500 again', press('error-card.retry')),
    expectResult(page.called(confirmPath, 2), 'error.status-500.title', page.noAlert),
  ),
})
