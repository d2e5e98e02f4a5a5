import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { authenticatorSecret, people } from '../../mocks/personas/people.ts'
import { SecurityPage } from '../../src/pages/account/security.tsx'
import { changeAccount, findVerdict, questions, rowOf } from './security-overview-driver.ts'

const page = { path: '/security', enteredAs: people.mei.email }
const twoStep = { method: 'google', secret: authenticatorSecret } as const

/** The service's answer to one of the page's questions. */
const answering = (path: string, answer: object) => ({
  page: { ...page, faults: [{ path, body: JSON.stringify({ success: true, ...answer }) }] },
})

const meta = preview.meta({
  id: 'pages-account-security-overview-rows',
  title: 'Pages/Account security/Overview/More states',
  component: SecurityPage,
  parameters: { page },
})

export const EmailMissing = meta.story({
  name: 'Only an email is missing',
  parameters: { page: { ...page, enteredAs: people.mei.phone } },
  beforeEach: (context) => changeAccount(context, { twoStep, email: undefined }),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.almost'))
      await expect(context.canvas.getByText(t('security.overview.hint.email'))).toBeVisible()
      const row = rowOf(context, 'security.nav.email')
      await expect(row.getByText(t('security.overview.email.detail'))).toBeVisible()
      await expect(row.getByRole('link', { name: t('security.overview.email.add-label') })).toBeVisible()
    })
  },
})

export const TwoStepBySms = meta.story({
  name: 'Two-step verification by SMS',
  tags: ['unpictured'],
  beforeEach: (context) => changeAccount(context, { twoStep: { method: 'sms', phone: people.mei.phone } }),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.everything'))
      const words = t('security.overview.two-step.sms-to', { phone: people.mei.maskedPhone })
      await expect(rowOf(context, 'security.nav.two-step').getByText(words)).toBeVisible()
    })
  },
})

export const TwoStepBySmsUnnamed = meta.story({
  name: 'Two-step verification by SMS, to a phone that the server does not name',
  parameters: answering(questions.twoStep, { enabled: true, method: 'sms' }),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.everything'))
      const row = rowOf(context, 'security.nav.two-step')
      await expect(row.getByText(t('security.overview.two-step.sms'))).toBeVisible()
    })
  },
})

export const TwoStepByWechat = meta.story({
  name: 'Two-step verification by WeChat',
  tags: ['unpictured'],
  beforeEach: (context) => changeAccount(context, { twoStep: { method: 'wechat' } }),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.everything'))
      const row = rowOf(context, 'security.nav.two-step')
      await expect(row.getByText(t('security.overview.two-step.wechat'))).toBeVisible()
    })
  },
})

export const NoDevice = meta.story({
  name: 'No device is known',
  tags: ['unpictured'],
  parameters: answering(questions.devices, { devices: [] }),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.almost'))
      const row = rowOf(context, 'security.nav.devices')
      await expect(row.getByText(t('security.overview.devices.none'))).toBeVisible()
      await expect(row.getByText(t('security.overview.devices.none-detail'))).toBeVisible()
    })
  },
})

export const NamelessDevice = meta.story({
  name: 'A device without a name, at a time that is not known',
  parameters: answering(questions.devices, {
    devices: [
      { id: 'this', name: 'MacBook', type: 'web', current: true },
      { id: 'other', name: '', type: 'web' },
    ],
  }),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.almost'))
      const words = t('security.overview.devices.last', { name: t('security.overview.devices.unknown') })
      await expect(rowOf(context, 'security.nav.devices').getByText(words)).toBeVisible()
    })
  },
})

// XS-2
export const RightToLeftDevice = meta.story({
  name: 'A device whose name is written from right to left',
  tags: ['unpictured'],
  parameters: answering(questions.devices, {
    devices: [
      { id: 'this', name: 'MacBook', type: 'web', current: true },
      { id: 'other', name: 'حاسوب المكتب 3', type: 'web' },
    ],
  }),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await findVerdict(context, t('security.overview.almost'))
      const words = t('security.overview.devices.last', { name: '\u2068حاسوب المكتب 3\u2069' })
      await expect(rowOf(context, 'security.nav.devices').getByText(words)).toBeVisible()
    })
  },
})
