import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { LoginPage } from '../../src/pages/visitor/login.tsx'
import { serverMessage } from '../errors/trigger-error.ts'
import { enterCompanyDomain, logIn, loginUsedCall } from './login-driver.ts'
import * as page from './page-driver.ts'
import { translate } from './page-driver.ts'
import { expectResult, inSequence, step, type } from './play-driver.ts'

const meta = preview.meta({
  title: 'Pages/Login',
  component: LoginPage,
  tags: ['page'],
  parameters: { page: { path: '/login' } },
})

// IN-1, IN-2, IN-11
export const Default = meta.story({
  play: expectResult(
    page.title(['login.title', { product: 'Portico' }]),
    page.hasAutocomplete('login.login.label', 'username'),
    page.hasAutocomplete('login.password.label', 'current-password'),
    page.notReady('login.submit'),
    async (context) => {
      const labels = [translate(context, 'login.login.label'), translate(context, 'login.password.label')]
      const description = translate(context, [
        'form.missing',
        { fields: labels.join(translate(context, 'list.separator')) },
      ])
      await expect(await page.button('login.submit')(context)).toHaveAccessibleDescription(description)
    },
  ),
})

// WID-14
export const Filled = meta.story({
  play: inSequence(
    step(
      'Type the credentials',
      type('login.login.label', people.mei.email),
      type('login.password.label', demoPassword),
    ),
    expectResult(page.ready('login.submit')),
  ),
})

// WID-15
export const Submitting = meta.story({
  parameters: { page: { faults: [{ path: '/login', delay_ms: 60_000 }] } },
  play: inSequence(logIn(), expectResult(page.blocker, page.busy('login.submit'))),
})

// LOG-01
export const LoggedIn = meta.story({
  name: 'Logged in, opening the files',
  tags: ['no-screenshot'],
  parameters: { page: { path: '/login?redirect=/files' } },
  play: inSequence(logIn(), expectResult(page.expectNavigations('go /files'), loginUsedCall('/login'))),
})

// WID-01, AC-4
export const PhoneLogin = meta.story({
  name: 'Phone number as the login',
  play: inSequence(
    step('Type a phone number as the login', type('login.login.label', people.mei.phone)),
    expectResult(
      page.button(/\+86$/),
      page.hasValue('login.login.label', people.mei.phone),
      page.fieldFocused('login.login.label'),
    ),
  ),
})

// LOG-01, LOG-03, LOG-06
export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: inSequence(
    logIn(),
    expectResult(page.loginPassedToClient, loginUsedCall('/sync_login'), page.expectNavigations()),
  ),
})

// LOG-01, LOG-03, LOG-06
export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app' } },
  play: inSequence(logIn(), expectResult(page.loginPassedToClient, loginUsedCall('/app_login'))),
})

// LOG-02
export const EnterpriseRegistration = meta.story({
  name: 'Enterprise registration: mode=ent_reg is added to the redirect URL',
  parameters: { page: { path: '/login?mode=ent_reg&redirect=/welcome' } },
  play: inSequence(logIn(), expectResult(page.expectNavigations('go /welcome?mode=ent_reg'))),
})

export const SecondStep = meta.story({
  name: 'two_step_required · Second step opens',
  tags: ['!autodocs', 'no-screenshot'],
  play: inSequence(logIn(people.ines.email), expectResult(page.expectNavigations(/^go \/two-step-login/))),
})

export const CompanyLoginGone = meta.story({
  name: '1800012 · Company login no longer exists',
  tags: ['!autodocs'],
  parameters: {
    page: {
      path: '/login?way=sso',
      faults: [{ path: '/dedicated_enterprise/get_sso_product_id', body: '{"success":true,"product_id":"deleted"}' }],
    },
  },
  play: inSequence(
    enterCompanyDomain('Type the company’s domain and continue'),
    expectResult(
      page.invalid('sso.domain'),
      page.fieldFocused('sso.domain'),
      page.hasDescription(
        'sso.domain',
        serverMessage(({ entry }) => entry.invalidSsoRequest),
      ),
      page.called('/sso/login'),
    ),
  ),
})

// ERR-03
export const UnknownCall = meta.story({
  name: 'unknown_call · Bug in the page',
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { page: { faults: [{ path: '/login', status: 404, error: [{ error_code: 'unknown_call' }] }] } },
  play: inSequence(logIn(), expectResult(page.alertHasText('error.status-404.title'))),
})
