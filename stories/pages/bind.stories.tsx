import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { BindPage } from '../../src/pages/visitor/bind.tsx'
import { stopClock } from '../widgets/phone-code-form.tsx'
import { chooseNewAccount, fillLogin, logInAndLink, unlinkedMember } from './link-account-driver.ts'
import * as page from './page-driver.ts'
import { translate } from './page-driver.ts'
import { expectResult, expectUnchanged, fill, inSequence, press, step } from './play-driver.ts'

const meta = preview.meta({
  id: 'pages-bind',
  title: 'Pages/Link an account',
  component: BindPage,
  tags: ['page'],
  parameters: { page: { path: '/bind?type=wechat&bind_token=demo-bind&redirect=/files' } },
  // Keeps countdowns from changing.
  beforeEach: (context) => void stopClock(context),
})

export const Default = meta.story({
  play: expectResult(
    page.title('link-account.login.heading'),
    page.text((context) =>
      translate(context, [
        'link-account.login.intro',
        { provider: translate(context, 'login.provider.wechat'), product: 'Portico' },
      ]),
    ),
    page.hasAutocomplete('login.login.label', 'username'),
  ),
})

// IN-9
export const WrongPassword = meta.story({
  name: '1100001 · Wrong password',
  play: inSequence(
    logInAndLink({ ...unlinkedMember, password: 'Wrong2026' }),
    expectResult(page.formError, page.clearedAndInvalid('login.password.label')),
    expectUnchanged(page.hasValue('login.login.label', unlinkedMember.login)),
  ),
})

export const NewAccount = meta.story({
  name: 'New account',
  play: inSequence(
    fillLogin(),
    chooseNewAccount,
    expectResult(page.focusedTitle(['link-account.register.heading', { product: 'Portico' }])),
    step('Go back to the login form', press('link-account.to-login')),
    expectUnchanged(page.hasValue('login.login.label', unlinkedMember.login)),
    step('Return to the form for a new account', press('link-account.to-register')),
    expectResult(page.field('link-account.name.label')),
  ),
})

export const NewAccountPhoneTaken = meta.story({
  name: '1500006 · New account: phone number already registered',
  play: inSequence(
    chooseNewAccount,
    step(
      'Type a phone number that belongs to another account, and request a code',
      fill({ 'phone-field.label': people.mei.phone }),
      press('sms-code.send'),
    ),
    expectResult(page.invalid('phone-field.label')),
  ),
})

export const NoNewAccounts = meta.story({
  name: 'Registration closed',
  parameters: { page: { settings: { register_enabled: false } } },
  play: expectResult(page.noElement('button', 'link-account.to-register')),
})

const unknownType = { page: { path: '/bind?type=carrier-pigeon&bind_token=demo-bind' } }

export const UnknownThirdParty = meta.story({
  name: 'Unknown third party',
  parameters: unknownType,
  play: expectResult(['link-account.login.intro-generic', { product: 'Portico' }], page.noText(/carrier-pigeon/)),
})

export const LoginExpired = meta.story({
  name: '1300001 · Third-party login expired',
  parameters: { page: { path: '/bind?type=wechat&bind_token=expired&redirect=/files' } },
  play: inSequence(
    logInAndLink(),
    expectResult(
      page.focusedTitle('link-account.invalid-link.heading'),
      page.linksTo(
        (context) =>
          translate(context, [
            'link-account.invalid-link.again',
            { provider: translate(context, 'login.provider.wechat') },
          ]),
        'third?type=wechat&redirect=%2Ffiles',
      ),
      page.noAlert,
    ),
  ),
})

// LOG-01
export const AccountLinkedInDesktopClient = meta.story({
  name: 'In the desktop client: linked and logged in',
  tags: ['no-screenshot'],
  parameters: { page: { client: 'sync' } },
  play: inSequence(
    logInAndLink(),
    expectResult(page.loginPassedToClient, page.called('/bind_login'), page.expectNavigations()),
  ),
})

export const NoToken = meta.story({
  name: 'Opened without a token',
  parameters: { page: { path: '/bind' } },
  play: expectResult(page.linksTo('link-account.invalid-link.other', 'login')),
})

export const UnknownThirdPartyNewAccount = meta.story({
  name: 'New account after login with an unknown third party',
  tags: ['no-screenshot'],
  parameters: unknownType,
  play: inSequence(chooseNewAccount, expectResult('link-account.register.intro-generic')),
})
