import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { authenticatorSecret, demoPassword, people } from '../../mocks/personas/people.ts'
import { SecurityPage } from '../../src/pages/account/security.tsx'
import * as page from './page-driver.ts'
import { getStage, translate } from './page-driver.ts'
import { expectResult, inSequence, press, step, type } from './play-driver.ts'
import { changeAccount, getAccount, inRow, overviewFaults, overviewLoaded, overviewPaths } from './security-driver.ts'
import { inDialog } from './two-step-driver.ts'

const twoStep = { method: 'google', secret: authenticatorSecret } as const
const almostComplete = overviewLoaded('security.overview.almost')

const meta = preview.meta({
  title: 'Pages/Account security/Overview',
  component: SecurityPage,
  tags: ['page'],
  parameters: { page: { path: '/security', loggedInAs: people.mei.email } },
})

// SCR-10, VAL-09, VAL-10, SE-2
export const Default = meta.story({
  play: expectResult(
    almostComplete,
    'security.overview.hint.two-step',
    page.image(['security.overview.count', { done: 3, total: 4 }]),
    inRow('security.nav.two-step', 'two-step.method.recommended', page.button('two-step.turn-on.name')),
    inRow('security.nav.phone', page.literal(people.mei.maskedPhone)),
    inRow('security.nav.email', page.literal(people.mei.maskedEmail)),
    inRow('security.nav.open-api', page.link('security.overview.token.view-label')),
    page.called('/security/get_open_api_token_info', 0),
    (context) => expect(getAccount(context)?.openApiToken).toBeUndefined(),
    page.linksTo('security.overview.password.change-label', 'security/password'),
    page.linksTo('security.overview.linked-accounts.manage-label', 'security/third-party'),
    page.linksTo('security.overview.phone.change-label', 'security/phone'),
    page.linksTo('security.overview.email.change-label', 'security/email'),
    page.linksTo('security.overview.devices.review-label', 'security/devices'),
    page.linksTo('security.overview.token.view-label', 'security/open-api'),
  ),
})

export const Loading = meta.story({
  name: 'Loading',
  parameters: { page: { faults: overviewFaults({ delay_ms: 60_000 }) } },
  play: expectResult(
    page.title('security.heading'),
    (context) => expect(context.canvas.getByRole('status')).toHaveTextContent(translate(context, 'security.loading')),
    page.noText('two-step.method.recommended'),
    inRow('security.nav.devices', page.noElement('link')),
  ),
})

export const EverythingSetUp = meta.story({
  name: 'Everything set up',
  beforeEach: changeAccount({ twoStep }),
  play: expectResult(
    overviewLoaded('security.overview.everything'),
    inRow('security.nav.two-step', 'security.overview.two-step.google'),
    page.noText('two-step.method.recommended'),
  ),
})

export const PhoneMissing = meta.story({
  name: 'Only the phone number is missing',
  beforeEach: changeAccount({ twoStep, phone: undefined }),
  play: expectResult(
    almostComplete,
    'security.overview.hint.phone',
    inRow('security.nav.phone', 'two-step.method.recommended', page.link('security.overview.phone.add-label')),
  ),
})

export const AlmostNothing = meta.story({
  name: 'Almost nothing set up',
  beforeEach: (context) => {
    const devices = getAccount(context)?.devices.slice(-1) ?? []
    changeAccount({ password: undefined, phone: undefined, linkedAccounts: [], devices })(context)
  },
  play: expectResult(
    overviewLoaded('security.overview.some'),
    'security.overview.hint.password',
    inRow('security.nav.password', page.link('security.overview.password.set-label')),
    inRow('security.nav.third-party', 'security.overview.linked-accounts.none'),
    inRow('security.nav.devices', 'security.overview.devices.only-this'),
  ),
})

export const OneRowFailed = meta.story({
  name: '500 · One row could not be loaded',
  parameters: { page: { faults: [{ path: overviewPaths.devices, status: 500 }] } },
  play: expectResult(
    almostComplete,
    inRow('security.nav.devices', 'security.overview.failed'),
    inRow('security.nav.phone', page.literal(people.mei.maskedPhone)),
  ),
})

export const RetrySucceeds = meta.story({
  name: 'Retry succeeds: focus moves to the row’s link',
  tags: ['no-screenshot'],
  parameters: { page: { faults: [{ path: overviewPaths.devices, status: 500 }] } },
  play: inSequence(
    step(
      'Retry loading the devices',
      almostComplete,
      press(
        page.button((context) =>
          translate(context, ['security.overview.retry-label', { what: translate(context, 'security.nav.devices') }]),
        ),
      ),
    ),
    expectResult(page.focused(page.link('security.overview.devices.review-label'))),
  ),
})

export const PartlyUnknown = meta.story({
  name: '500 · Protection partly unknown',
  parameters: { page: { faults: [{ path: overviewPaths.twoStep, status: 500 }] } },
  play: expectResult(
    overviewLoaded('security.heading'),
    page.image(['security.overview.count-partly', { done: 2, unknown: 2 }]),
    'security.overview.partly-failed',
    page.noText('two-step.method.recommended'),
  ),
})

export const AllRowsFailed = meta.story({
  name: '500 · Nothing could be loaded',
  parameters: { page: { faults: overviewFaults({ status: 500, times: 'always' }) } },
  play: expectResult(
    overviewLoaded('security.heading'),
    async ({ canvas, ...context }) => {
      const retryLabel = new RegExp(translate(context, 'security.overview.retry'))
      await expect(await canvas.findAllByText(translate(context, 'security.overview.failed'))).toHaveLength(7)
      await expect(canvas.getAllByRole('button', { name: retryLabel })).toHaveLength(6)
    },
    page.image('security.overview.failed'),
  ),
})

export const LongValues = meta.story({
  name: 'Long values',
  beforeEach: (context) => {
    const [firstDevice, ...otherDevices] = getAccount(context)?.devices ?? []
    const name = 'MARKETING-DEPARTMENT-MEETING-ROOM-12-SHARED-WORKSTATION'
    const linkedAccount = { nickname: 'Mei Lin', linkedAt: 0 }
    changeAccount({
      email: 'mei.lin.of.the.marketing.department@a-rather-long-company-name.example.com',
      phone: people.ava.phone,
      linkedAccounts: ['wechat', 'wecom', 'dingtalk', 'single-sign-on-of-head-office'].map((type) => ({
        ...linkedAccount,
        type,
      })),
      devices: [...(firstDevice ? [{ ...firstDevice, name }] : []), ...otherDevices],
    })(context)
  },
  play: expectResult(
    almostComplete,
    inRow('security.nav.devices', page.text(/MARKETING/)),
    page.needsNoHorizontalScrolling,
  ),
})

export const NotLoggedIn = meta.story({
  name: '9000001 · Not logged in',
  parameters: { page: { faults: overviewFaults({ error: 'session-expired', times: 'always' }) } },
  play: expectResult((context) =>
    waitFor(() => expect(getStage(context).navigations.at(0)).toBe('go /login?redirect=%2Fsecurity')),
  ),
})

// TWO-09, TWO-16
export const TurningOn = meta.story({
  name: 'Turning on two-step verification',
  tags: ['no-screenshot'],
  play: inSequence(
    step('Turn on two-step verification', almostComplete, press('two-step.turn-on.name')),
    step('Type the password', inDialog(type('login.password.label', `${demoPassword}{Enter}`))),
    expectResult(page.expectNavigations('go /security/two-step?type=set')),
  ),
})

// AC-6
export const LogOutFails = meta.story({
  name: 'Logging out fails',
  parameters: { page: { faults: [{ path: '/auth/logout', error: 'unreachable' }] } },
  play: inSequence(
    step('Log out', almostComplete, press('account.log-out')),
    expectResult(
      page.anywhere(page.text('error.unreachable.title')),
      (context) => {
        const options = { name: translate(context, 'account.log-out'), hidden: true }
        return expect(context.canvas.getByRole('button', options)).not.toHaveAttribute('aria-busy')
      },
      page.expectNavigations(),
    ),
  ),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: expectResult(
    almostComplete,
    ({ canvasElement }) => expect(canvasElement.querySelector('[data-density=client]')).toBeVisible(),
    page.noElement('button', 'account.log-out'),
  ),
})

// RQ-8, ERR-08
export const ExpiredInClient = meta.story({
  name: '9000001 · In the desktop client: one alert for all failed calls',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync', faults: overviewFaults({ error: 'session-expired', times: 'always' }) } },
  play: expectResult(page.alertHasText('error.session-idle.title')),
})
