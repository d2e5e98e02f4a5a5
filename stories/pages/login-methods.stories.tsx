import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { LoginPage } from '../../src/pages/visitor/login.tsx'
import { stopClock } from '../widgets/phone-code-form.tsx'
import { enterCompanyDomain, logIn, openQr, openSms, requestCode } from './login-driver.ts'
import * as page from './page-driver.ts'
import { callsTo, type PlayContext, type Text, translate } from './page-driver.ts'
import { acceptTerms, expectResult, expectUnchanged, inSequence, press, step, type, wrongCode } from './play-driver.ts'

const smsPath = '/login?way=sms'

const meta = preview.meta({
  id: 'pages-login-ways',
  title: 'Pages/Login/Other methods',
  component: LoginPage,
  tags: ['page'],
  parameters: { page: { path: '/login' } },
})

const expectLoggedIn = page.anywhere(page.text('session.logged-in.at-login'))
const expectDomainSent = page.calledOnceWith('/dedicated_enterprise/get_sso_product_id', { domain: 'corp.example.com' })

// SCR-01
export const Sms = meta.story({
  name: 'SMS code',
  play: inSequence(
    openSms,
    expectResult(page.hasAutocomplete('phone-field.label', 'tel'), 'quick-login.new-account', (context) =>
      expect(context.canvas.getByRole('tab', { selected: true })).toHaveTextContent(
        translate(context, 'login.method.sms'),
      ),
    ),
  ),
})

export const SmsWrongCode = meta.story({
  name: '1400001 · SMS code · wrong code',
  parameters: { page: { path: smsPath } },
  play: inSequence(
    stopClock,
    requestCode,
    step(
      'Type a wrong code, accept the terms and try to log in',
      type('sms-code.label', wrongCode),
      acceptTerms,
      press('login.submit'),
    ),
    expectResult(page.clearedAndInvalid('sms-code.label')),
    expectUnchanged(page.hasValue('phone-field.label', newPhone)),
  ),
})

export const SmsWithoutRegistration = meta.story({
  name: 'SMS code · registration closed',
  parameters: { page: { path: smsPath, settings: { register_enabled: false } } },
  play: expectResult(
    page.field('phone-field.label'),
    page.noText('quick-login.new-account'),
    page.noElement('checkbox'),
  ),
})

// SCR-01
export const Qr = meta.story({
  name: 'QR code',
  tags: ['no-screenshot'],
  // No screenshot: the QR code differs each time.
  play: inSequence(
    openQr,
    expectResult(
      (context) => waitFor(() => expect(callsTo(context, '/qr_login/check_token')).not.toEqual([])),
      ({ canvas }) => canvas.findByRole('tabpanel'),
    ),
  ),
})

// SCR-01
export const OnlySms = meta.story({
  name: 'Only SMS code login available',
  parameters: { page: { settings: { login_methods: ['sms'], thirds: [] } } },
  play: expectResult(page.field('phone-field.label'), page.noElement('tab')),
})

// SCR-01
export const OnlyThirdParty = meta.story({
  name: 'Only third-party login available',
  parameters: { page: { settings: { login_methods: [] } } },
  play: expectResult(page.noElement('tab'), page.noElement('textbox'), page.link('login.provider.wechat')),
})

// SCR-01
export const OnlyCompany = meta.story({
  name: 'Only company and third-party login available',
  parameters: { page: { settings: { login_methods: ['sso'] } } },
  play: expectResult(page.heading('sso.heading'), page.link('login.provider.wechat')),
})

// SCR-01
export const NoMethod = meta.story({
  name: 'No method available',
  parameters: { page: { settings: { login_methods: [], thirds: [] } } },
  play: expectResult(
    (context) => context.canvas.findByText(translate(context, 'login.no-method'), { exact: false }),
    page.link('change-contact.support'),
    page.noElement('textbox'),
  ),
})

const nameWithLastUsedMark = (name: Text) => (context: PlayContext) =>
  `${translate(context, name)} ${translate(context, 'login.last-used')}`

// RQ-13
export const LoggedInAlready = meta.story({
  name: 'Already logged in',
  parameters: { page: { path: '/login?redirect=/files', loggedInAs: people.mei.email, lastMethod: 'password' } },
  play: inSequence(
    expectResult(expectLoggedIn, page.hasValue('login.login.label', '')),
    step('Continue with the current account', press(page.anywhere(page.button('session.continue')))),
    expectResult(page.expectNavigations('go /files')),
  ),
})

export const LastUsedThirdParty = meta.story({
  name: 'Last-used method: third party',
  parameters: { page: { lastMethod: 'third:wecom' } },
  play: expectResult(page.link(nameWithLastUsedMark('login.provider.wecom'))),
})

export const StayLoggedIn = meta.story({
  name: 'Stay logged in',
  play: inSequence(
    step(
      'Choose to stay logged in',
      press((context) => context.canvas.findByRole('checkbox', { name: translate(context, 'login.remember') })),
    ),
    logIn(),
    expectResult(page.calledOnceWith('/login', { remember: true })),
  ),
})

// OC-7
export const SliderAlternative = meta.story({
  name: 'Slider captcha, with the SMS code as the alternative',
  tags: ['no-screenshot'],
  parameters: { page: { settings: { sliding_captcha_enabled: true } } },
  play: inSequence(
    logIn(people.noor.email),
    step('Choose the SMS code instead of the slider', press(page.anywhere(page.button('login.instead.sms')))),
    expectResult(page.field('phone-field.label')),
  ),
})

// SCR-01
export const Sso = meta.story({
  name: 'Company login',
  parameters: { page: { path: '/login?way=sso' } },
  play: expectResult(page.field('sso.domain'), page.title('sso.heading'), page.notReady('sso.submit')),
})

export const SsoUnknown = meta.story({
  name: '1800011 · Company login · unknown domain',
  parameters: { page: { path: '/login?way=sso' } },
  play: inSequence(
    enterCompanyDomain('Type an unknown domain', 'nowhere.example'),
    expectResult(page.invalid('sso.domain'), page.fieldFocused('sso.domain')),
  ),
})

export const SsoOpening = meta.story({
  name: 'Company login · opening the company’s page',
  parameters: { page: { path: '/login?way=sso&redirect=/files' } },
  play: inSequence(
    enterCompanyDomain('Type a work email address', people.liNa.email),
    expectResult(
      page.expectNavigations(/^go \/__sso\?product_id=.*redirect=%2Ffiles/),
      expectDomainSent,
      page.busy('sso.submit'),
    ),
  ),
})

export const SsoHint = meta.story({
  name: 'Work email of a company with its own login',
  play: inSequence(
    step('Enter a work email address in the login field', type('login.login.label', people.liNa.email)),
    expectResult(page.link('sso.hint-action'), page.called('/check_login')),
  ),
})
