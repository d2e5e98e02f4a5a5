import preview from '../../.storybook/preview.tsx'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { localeNames, locales } from '../../src/i18n/locales.ts'
import { LoginPage } from '../../src/pages/visitor/login.tsx'
import { enterCompanyDomain, logIn } from './login-driver.ts'
import * as page from './page-driver.ts'
import { type PlayContext, translate } from './page-driver.ts'
import { expectResult, fill, inSequence, press, step } from './play-driver.ts'

const meta = preview.meta({
  id: 'pages-login-help',
  title: 'Pages/Login/More states',
  component: LoginPage,
  parameters: { page: { path: '/login' } },
})

export const Shown = meta.story({
  name: 'Password shown',
  tags: ['no-screenshot'],
  play: inSequence(
    step('Type the password and show it', fill({ 'login.password.label': demoPassword }), press('login.password.show')),
    expectResult(
      page.attribute(page.field('login.password.label'), 'type', 'text'),
      page.button('login.password.hide'),
    ),
  ),
})

export const CapsLock = meta.story({
  name: 'Caps Lock is on',
  play: inSequence(
    step('Type with Caps Lock on', press(page.field('login.password.label')), ({ userEvent }) =>
      userEvent.keyboard('{CapsLock}p'),
    ),
    expectResult('login.password.caps-lock'),
  ),
})

const otherLanguage = ({ globals }: Pick<PlayContext, 'globals'>) =>
  localeNames[locales.find((locale) => locale !== globals.locale) ?? 'en']

export const ConfirmLanguage = meta.story({
  name: 'Confirmation before switching the language',
  play: inSequence(
    step(
      'Type an email address and choose another language',
      fill({ 'login.login.label': people.mei.email }),
      press(page.text((context) => `${translate(context, 'language.label')}:`)),
      press(page.anywhere(page.link(otherLanguage))),
    ),
    expectResult(
      page.alertHasText(
        (context) => translate(context, ['language.question', { language: otherLanguage(context) }]),
        'language.question-detail',
      ),
      page.anywhere(page.button('language.switch')),
      page.anywhere(page.button('language.stay')),
      page.expectNavigations(),
    ),
  ),
})

export const InvalidDomain = meta.story({
  name: 'Company login · invalid domain',
  parameters: { page: { path: '/login?way=sso' } },
  play: inSequence(
    enterCompanyDomain('Type something that is not a domain', 'nowhere'),
    expectResult(
      page.hasDescription('sso.domain', 'sso.no-domain'),
      page.called('/dedicated_enterprise/get_sso_product_id', 0),
    ),
  ),
})

export const UrlMissing = meta.story({
  name: 'Company login · URL missing from the response',
  parameters: { page: { path: '/login?way=sso', faults: [{ path: '/sso/login', body: '{"success":true}' }] } },
  play: inSequence(
    enterCompanyDomain('Type the company’s domain, and the response has no URL'),
    expectResult('sso.no-address', page.expectNavigations()),
  ),
})

export const SecondBrand = meta.story({
  name: 'Second brand, with its slogan',
  globals: { viewport: { value: 'desktop' }, brand: 'clear-sky' },
  play: expectResult('brand.promise', 'brand.promise-detail'),
})

export const QrInstead = meta.story({
  name: 'Slider captcha, with QR code login as the alternative',
  parameters: { page: { settings: { sliding_captcha_enabled: true, login_methods: ['password', 'qr'] } } },
  play: inSequence(logIn(people.noor.email), expectResult(page.anywhere(page.button('login.instead.qr')))),
})
