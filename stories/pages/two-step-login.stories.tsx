import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { TwoStepLoginPage } from '../../src/pages/visitor/two-step-login.tsx'
import { stopClock } from '../widgets/phone-code-form.tsx'
import * as page from './page-driver.ts'
import { callsTo, getStage } from './page-driver.ts'
import { expectResult, inSequence, press, step, type, wrongCodeFor } from './play-driver.ts'
import { totp, typeCode } from './two-step-driver.ts'

const loginPath = '/two_step_login'
const methodPath = '/security/get_two_step_method'
const sendPath = '/security/send_two_step_code'
const loginHref = 'login?redirect=%2Ffiles'

const meta = preview.meta({
  title: 'Pages/Two-step login',
  component: TwoStepLoginPage,
  tags: ['page'],
  parameters: { page: { path: '/two-step-login?redirect=/files', loggedInAs: people.ines.email } },
})

const bySms = { page: { loggedInAs: people.zhou.email } }
const byWechat = { page: { loggedInAs: people.olu.email } }
const typeWrongCode = typeCode((context) => wrongCodeFor(totp(context)), 'a wrong code')

// SCR-07, IN-2
export const Default = meta.story({
  name: 'Default: by authenticator',
  play: expectResult(
    'two-step-login.intro.google',
    page.fieldFocused('two-step-login.code'),
    page.hasAutocomplete('two-step-login.code', 'one-time-code'),
    page.notReady('login.submit'),
    page.linksTo('two-step-login.other-account', loginHref),
  ),
})

export const IncompleteCode = meta.story({
  name: 'Incomplete code',
  play: inSequence(
    typeCode('48291', 'five of the six digits'),
    expectResult(page.ready('login.submit')),
    step('Submit the form', press('login.submit')),
    expectResult(
      page.hasDescription('two-step-login.code', ['two-step-login.incomplete', { count: 6 }]),
      page.called(loginPath, 0),
    ),
  ),
})

export const LoadingMethod = meta.story({
  name: 'Loading the method',
  parameters: { page: { faults: [{ path: methodPath, delay_ms: 60_000 }] } },
  play: expectResult('two-step-login.intro', async (context) =>
    expect(await page.field('two-step-login.code')(context)).toBeEnabled(),
  ),
})

// SCR-07
export const LoggedIn = meta.story({
  name: 'Logged in, opening the files',
  tags: ['no-screenshot'],
  play: inSequence(typeCode(), expectResult(page.expectNavigations('go /files'), page.called(loginPath))),
})

// OC-8, API-08
export const ClockSlow = meta.story({
  name: '1100004 · Wrong code, device clock slow',
  play: async (context) => {
    const codeFromSlowClock = totp(context)
    await inSequence(
      step('The server’s clock is three minutes ahead', () => getStage(context).service.clock.advance(3 * 60_000)),
      typeCode(codeFromSlowClock),
      expectResult('clock-skew.what-to-do'),
    )(context)
  },
})

export const TooManyWrongCodes = meta.story({
  name: '1100005 · Too many wrong codes',
  tags: ['no-screenshot'],
  play: inSequence(
    step('Type a wrong code five times', async (context) => {
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await inSequence(typeWrongCode, page.called(loginPath, attempt))(context)
        if (attempt < 5) await page.hasValue('two-step-login.code', '')(context)
      }
    }),
    expectResult(
      page.focusedTitle('two-step-login.ended.heading'),
      page.linksTo('two-step-login.start-over', loginHref),
    ),
  ),
})

export const NoLoginInProgress = meta.story({
  name: 'No login in progress',
  parameters: { page: { loggedInAs: '' } },
  play: expectResult(page.title('two-step-login.login-expired.heading'), page.expectNavigations()),
})

export const BySms = meta.story({
  name: 'By SMS',
  parameters: bySms,
  play: expectResult(
    page.button('sms-code.send'),
    ['two-step-login.intro.sms', { phone: '139****9001' }],
    page.called(sendPath, 0),
  ),
})

// TWO-15
export const SmsSent = meta.story({
  name: 'By SMS, code sent',
  tags: ['no-screenshot'],
  parameters: bySms,
  play: inSequence(
    step('Request a code', stopClock, press('sms-code.send')),
    expectResult(
      page.button(['sms-code.countdown', { seconds: 60 }]),
      page.fieldFocused('sms-code.label'),
      page.called(sendPath),
      (context) => expect(callsTo(context, sendPath)[0]?.data).not.toHaveProperty('phone'),
    ),
  ),
})

export const ByWechat = meta.story({
  name: 'By WeChat',
  parameters: byWechat,
  play: inSequence(
    expectResult(page.button('two-step-login.wechat.again')),
    step('Type the first digits of the code', type('two-step-login.code', '48')),
  ),
})

export const WechatQrCode = meta.story({
  name: 'By WeChat, QR code shown again',
  tags: ['no-screenshot'],
  // No screenshot: the QR code contains Storybook's port, which varies.
  parameters: byWechat,
  play: inSequence(
    step('Request the WeChat QR code', press('two-step-login.wechat.again')),
    expectResult(page.image('two-step-login.wechat.picture')),
  ),
})

export const MethodLoadFailed = meta.story({
  name: '502 · Method could not be loaded',
  parameters: { page: { faults: [{ path: methodPath, error: 'status-502' }] } },
  play: expectResult('error.status-502.title', page.button('error-card.retry'), page.noElement('textbox')),
})

export const LoginExpired = meta.story({
  name: '1100006 · Login expired',
  tags: ['!autodocs'],
  parameters: { page: { faults: [{ path: loginPath, error: [{ error_code: 1100006 }] }] } },
  play: inSequence(typeCode(), expectResult(page.focusedTitle('two-step-login.login-expired.heading'))),
})

// LOG-01
export const LoggedInInDesktopClient = meta.story({
  name: 'In the desktop client: logged in',
  tags: ['no-screenshot'],
  parameters: { page: { client: 'sync' } },
  play: inSequence(typeCode(), expectResult(page.loginPassedToClient, page.expectNavigations())),
})
