import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { authenticatorSecret, demoPassword, people } from '../../mocks/personas/people.ts'
import { SecurityPage } from '../../src/pages/account/security.tsx'
import { callsTo, findAlert, stageOf } from './page-driver.ts'
import { allFailing, changeAccount, findVerdict, questions, rowOf } from './security-overview-driver.ts'

const path = '/security'
const page = { path, enteredAs: people.mei.email }
const twoStep = { method: 'google', secret: authenticatorSecret } as const

const meta = preview.meta({
  title: 'Pages/Account security/Overview',
  component: SecurityPage,
  tags: ['page'],
  parameters: { page },
})

// SCR-10, VAL-09, VAL-10, SE-2
export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.almost'))
      await expect(context.canvas.getByText(t('security.overview.hint.two-step'))).toBeVisible()
      await expect(
        context.canvas.getByRole('img', { name: t('security.overview.count', { done: 3, total: 4 }) }),
      ).toBeVisible()
      const row = rowOf(context, 'security.nav.two-step')
      await expect(row.getByText(t('two-step.method.recommended'))).toBeVisible()
      await expect(row.getByRole('button', { name: t('two-step.turn-on.name') })).toBeVisible()
      await expect(rowOf(context, 'security.nav.phone').getByText(people.mei.maskedPhone)).toBeVisible()
      await expect(rowOf(context, 'security.nav.email').getByText(people.mei.maskedEmail)).toBeVisible()
      const token = rowOf(context, 'security.nav.open-api')
      await expect(token.getByRole('link', { name: t('security.overview.token.view-label') })).toBeVisible()
      await expect(callsTo(context, '/security/get_open_api_token_info')).toHaveLength(0)
      await expect(stageOf(context).service.peek.account(people.mei.email)?.openApiToken).toBeUndefined()
    })
  },
})

export const Loading = meta.story({
  name: 'Loading: nothing is said before it is known',
  parameters: { page: { ...page, faults: allFailing({ delay_ms: 60_000 }) } },
  play: async (context) => {
    const { t } = textsOf(context)
    const { canvas } = context
    await context.step('What must be seen', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: t('security.heading') })).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent(t('security.loading'))
      await expect(canvas.queryByText(t('two-step.method.recommended'))).not.toBeInTheDocument()
      await expect(rowOf(context, 'security.nav.devices').queryByRole('link')).not.toBeInTheDocument()
    })
  },
})

export const EverythingInPlace = meta.story({
  name: 'Everything in place',
  beforeEach: (context) => changeAccount(context, { twoStep }),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.everything'))
      await expect(
        rowOf(context, 'security.nav.two-step').getByText(t('security.overview.two-step.google')),
      ).toBeVisible()
      await expect(context.canvas.queryByText(t('two-step.method.recommended'))).not.toBeInTheDocument()
    })
  },
})

export const PhoneMissing = meta.story({
  name: 'Only a phone is missing',
  beforeEach: (context) => changeAccount(context, { twoStep, phone: undefined }),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.almost'))
      await expect(context.canvas.getByText(t('security.overview.hint.phone'))).toBeVisible()
      const row = rowOf(context, 'security.nav.phone')
      await expect(row.getByText(t('two-step.method.recommended'))).toBeVisible()
      await expect(row.getByRole('link', { name: t('security.overview.phone.add-label') })).toBeVisible()
    })
  },
})

export const AlmostNothing = meta.story({
  name: 'Almost nothing set: the password comes first',
  beforeEach: (context) => {
    const { devices = [] } = stageOf(context).service.peek.account(people.mei.email) ?? {}
    changeAccount(context, { password: undefined, phone: undefined, thirds: [], devices: devices.slice(-1) })
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.some'))
      await expect(context.canvas.getByText(t('security.overview.hint.password'))).toBeVisible()
      const password = rowOf(context, 'security.nav.password')
      await expect(password.getByRole('link', { name: t('security.overview.password.set-label') })).toBeVisible()
      await expect(
        rowOf(context, 'security.nav.third-party').getByText(t('security.overview.thirds.none')),
      ).toBeVisible()
      await expect(
        rowOf(context, 'security.nav.devices').getByText(t('security.overview.devices.only-this')),
      ).toBeVisible()
    })
  },
})

export const OneFailing = meta.story({
  name: 'One answer is missing: the others stay, and it can be had again',
  parameters: { page: { ...page, faults: [{ path: questions.devices, status: 500 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.almost'))
      const row = rowOf(context, 'security.nav.devices')
      await expect(row.getByText(t('security.overview.failed'))).toBeVisible()
      await expect(rowOf(context, 'security.nav.phone').getByText(people.mei.maskedPhone)).toBeVisible()
    })
  },
})

export const TriedAgain = meta.story({
  name: 'Tried again: there it is, and the focus is on it',
  tags: ['unpictured'],
  parameters: { page: { ...page, faults: [{ path: questions.devices, status: 500 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member asks for the devices again', async () => {
      await findVerdict(context, t('security.overview.almost'))
      const again = t('security.overview.retry-label', { what: t('security.nav.devices') })
      await context.userEvent.click(rowOf(context, 'security.nav.devices').getByRole('button', { name: again }))
    })
    await context.step('What must be seen', async () => {
      const action = await context.canvas.findByRole('link', { name: t('security.overview.devices.review-label') })
      await waitFor(() => expect(action).toHaveFocus())
    })
  },
})

export const Unclear = meta.story({
  name: 'Half of the gauge is not known: nothing false is counted',
  parameters: { page: { ...page, faults: [{ path: questions.twoStep, status: 500 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.heading'))
      const gauge = t('security.overview.count-partly', { done: 2, unknown: 2 })
      await expect(context.canvas.getByRole('img', { name: gauge })).toBeVisible()
      await expect(context.canvas.getByText(t('security.overview.unclear'))).toBeVisible()
      await expect(context.canvas.queryByText(t('two-step.method.recommended'))).not.toBeInTheDocument()
    })
  },
})

export const AllFailing = meta.story({
  name: 'Nothing could be loaded',
  parameters: { page: { ...page, faults: allFailing({ status: 500, times: 'always' }) } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.heading'))
      await expect(await context.canvas.findAllByText(t('security.overview.failed'))).toHaveLength(7)
      await expect(context.canvas.getByRole('img', { name: t('security.overview.failed') })).toBeVisible()
      await expect(
        context.canvas.getAllByRole('button', { name: new RegExp(t('security.overview.retry')) }),
      ).toHaveLength(6)
    })
  },
})

export const LongValues = meta.story({
  name: 'Long values',
  beforeEach: (context) => {
    const { devices = [] } = stageOf(context).service.peek.account(people.mei.email) ?? {}
    const [first, ...others] = devices
    const name = 'MARKETING-DEPARTMENT-MEETING-ROOM-12-SHARED-WORKSTATION'
    const bind = { nickname: 'Mei Lin', boundAt: 0 }
    changeAccount(context, {
      email: 'mei.lin.of.the.marketing.department@a-rather-long-company-name.example.com',
      phone: people.ava.phone,
      thirds: ['wechat', 'wecom', 'dingtalk', 'single-sign-on-of-head-office'].map((type) => ({ ...bind, type })),
      devices: [...(first ? [{ ...first, name }] : []), ...others],
    })
  },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await findVerdict(context, textsOf(context).t('security.overview.almost'))
      await expect(rowOf(context, 'security.nav.devices').getByText(/MARKETING/)).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

export const Stranger = meta.story({
  name: '9000001 · Nobody is logged in',
  parameters: { page: { ...page, faults: allFailing({ error: 'session-expired', times: 'always' }) } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits.at(0)).toBe('go /login?redirect=%2Fsecurity'))
    })
  },
})

// TWO-09, TWO-16
export const TurningOn = meta.story({
  name: 'Turning two-step verification on: the password first',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member turns two-step verification on', async () => {
      await findVerdict(context, t('security.overview.almost'))
      await context.userEvent.click(context.canvas.getByRole('button', { name: t('two-step.turn-on.name') }))
    })
    await context.step('They type the password', async () => {
      const dialog = within(await screen.findByRole('dialog'))
      const password = await dialog.findByLabelText(t('login.password.label'), { selector: 'input' })
      await context.userEvent.type(password, `${demoPassword}{Enter}`)
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /security/two-step?type=set']))
    })
  },
})

export const LoggingOut = meta.story({
  name: 'Logging out: the session ends, and the login follows',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member logs out', async () => {
      await findVerdict(context, t('security.overview.almost'))
      await context.userEvent.click(context.canvas.getByRole('button', { name: t('account.log-out') }))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /login']))
      await expect(context.canvas.getByRole('button', { name: t('account.log-out') })).toHaveAttribute('aria-busy')
    })
  },
})

// AC-6
export const LogOutFailing = meta.story({
  name: 'Logging out fails: it is said, and can be tried again',
  parameters: { page: { ...page, faults: [{ path: '/auth/logout', error: 'unreachable' }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    const button = () => context.canvas.getByRole('button', { name: t('account.log-out'), hidden: true })
    await context.step('A member logs out', async () => {
      await findVerdict(context, t('security.overview.almost'))
      await context.userEvent.click(button())
    })
    await context.step('What must be seen', async () => {
      await expect(await screen.findByText(t('error.unreachable.title'))).toBeVisible()
      await expect(button()).not.toHaveAttribute('aria-busy')
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const Phone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...page, isMobile: true } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await findVerdict(context, textsOf(context).t('security.overview.almost'))
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...page, client: 'sync' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await findVerdict(context, textsOf(context).t('security.overview.almost'))
      await expect(context.canvasElement.querySelector('[data-density=client]')).toBeVisible()
      const logOut = textsOf(context).t('account.log-out')
      await expect(context.canvas.queryByRole('button', { name: logOut })).not.toBeInTheDocument()
    })
  },
})

export const InApp = meta.story({
  name: 'In the app',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...page, client: 'app' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await findVerdict(context, textsOf(context).t('security.overview.almost'))
    })
  },
})

// RQ-8, ERR-08
export const ExpiredInClient = meta.story({
  name: '9000001 · In the client: said once',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...page, client: 'sync', faults: allFailing({ error: 'session-expired', times: 'always' }) } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName(t('error.session-idle.title'))
    })
  },
})
