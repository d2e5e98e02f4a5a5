import preview from '../../.storybook/preview.tsx'
import { authenticatorSecret, people } from '../../mocks/personas/people.ts'
import { SecurityPage } from '../../src/pages/account/security.tsx'
import * as page from './page-driver.ts'
import { translate } from './page-driver.ts'
import { expectResult } from './play-driver.ts'
import { changeAccount, inRow, overviewLoaded, overviewPaths } from './security-driver.ts'

/** Returns page parameters that make the server return this response for one of the page's calls. */
const respondWith = (path: string, response: object) => ({
  page: { faults: [{ path, body: JSON.stringify({ success: true, ...response }) }] },
})

const withOtherDevice = (name: string) =>
  respondWith(overviewPaths.devices, {
    devices: [
      { id: 'this', name: 'MacBook', type: 'web', current: true },
      { id: 'other', name, type: 'web' },
    ],
  })

const meta = preview.meta({
  id: 'pages-account-security-overview-rows',
  title: 'Pages/Account security/Overview/More states',
  component: SecurityPage,
  parameters: { page: { path: '/security', loggedInAs: people.mei.email } },
})

export const EmailMissing = meta.story({
  name: 'Only the email address is missing',
  parameters: { page: { loggedInAs: people.mei.phone } },
  beforeEach: changeAccount({ twoStep: { method: 'google', secret: authenticatorSecret }, email: undefined }),
  play: expectResult(
    overviewLoaded('security.overview.almost'),
    'security.overview.hint.email',
    inRow('security.nav.email', 'security.overview.email.detail', page.link('security.overview.email.add-label')),
  ),
})

export const TwoStepBySms = meta.story({
  name: 'Two-step verification by SMS',
  tags: ['no-screenshot'],
  beforeEach: changeAccount({ twoStep: { method: 'sms', phone: people.mei.phone } }),
  play: expectResult(
    overviewLoaded('security.overview.everything'),
    inRow('security.nav.two-step', ['security.overview.two-step.sms-to', { phone: people.mei.maskedPhone }]),
  ),
})

export const TwoStepBySmsPhoneUnknown = meta.story({
  name: 'Two-step verification by SMS, phone number unknown',
  parameters: respondWith(overviewPaths.twoStep, { enabled: true, method: 'sms' }),
  play: expectResult(
    overviewLoaded('security.overview.everything'),
    inRow('security.nav.two-step', 'security.overview.two-step.sms'),
  ),
})

export const TwoStepByWechat = meta.story({
  name: 'Two-step verification by WeChat',
  tags: ['no-screenshot'],
  beforeEach: changeAccount({ twoStep: { method: 'wechat' } }),
  play: expectResult(
    overviewLoaded('security.overview.everything'),
    inRow('security.nav.two-step', 'security.overview.two-step.wechat'),
  ),
})

export const NoDevice = meta.story({
  name: 'No devices',
  tags: ['no-screenshot'],
  parameters: respondWith(overviewPaths.devices, { devices: [] }),
  play: expectResult(
    overviewLoaded('security.overview.almost'),
    inRow('security.nav.devices', 'security.overview.devices.none', 'security.overview.devices.none-detail'),
  ),
})

export const NamelessDevice = meta.story({
  name: 'Device without a name or last active time',
  parameters: withOtherDevice(''),
  play: expectResult(
    overviewLoaded('security.overview.almost'),
    inRow(
      'security.nav.devices',
      page.text((context) => {
        const name = translate(context, 'security.overview.devices.unknown')
        return translate(context, ['security.overview.devices.last', { name }])
      }),
    ),
  ),
})
