import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { SecurityPage } from '../../src/pages/security.tsx'
import { changeAccount, findVerdict, makeToken, member, questions, rowOf } from './security-overview-driver.ts'

const page = { path: '/security', enteredAs: member }
const twoStep = { method: 'google', secret: 'JBSWY3DPEHPK3PXP' } as const

/** The service's answer to one of the page's questions. */
const answering = (path: string, answer: object) => ({
  page: { ...page, faults: [{ path, body: JSON.stringify({ success: true, ...answer }) }] },
})

const meta = preview.meta({
  title: 'Pages/Account security/Overview/Rows',
  component: SecurityPage,
  parameters: { page },
  beforeEach: makeToken,
})

export const EmailMissing = meta.story({
  name: 'Only an email is missing',
  parameters: { page: { ...page, enteredAs: '13800138000' } },
  beforeEach: (context) => changeAccount(context, { twoStep, email: undefined }),
  play: async (context) => {
    const { t } = textsOf(context)
    await findVerdict(context, t('security.overview.almost'))
    await expect(context.canvas.getByText(t('security.overview.hint.email'))).toBeVisible()
    const row = rowOf(context, 'security.nav.email')
    await expect(row.getByText(t('security.overview.email.detail'))).toBeVisible()
    await expect(row.getByRole('link', { name: t('security.overview.email.add-label') })).toBeVisible()
  },
})

export const TwoStepBySms = meta.story({
  name: 'Two-step verification by SMS',
  beforeEach: (context) => changeAccount(context, { twoStep: { method: 'sms', phone: '13800138000' } }),
  play: async (context) => {
    const { t } = textsOf(context)
    await findVerdict(context, t('security.overview.everything'))
    const words = t('security.overview.two-step.sms-to', { phone: '138****8000' })
    await expect(rowOf(context, 'security.nav.two-step').getByText(words)).toBeVisible()
  },
})

export const TwoStepBySmsUnnamed = meta.story({
  name: 'Two-step verification by SMS, to a phone that the server does not name',
  parameters: answering(questions.twoStep, { enabled: true, method: 'sms' }),
  play: async (context) => {
    const { t } = textsOf(context)
    await findVerdict(context, t('security.overview.everything'))
    const row = rowOf(context, 'security.nav.two-step')
    await expect(row.getByText(t('security.overview.two-step.sms'))).toBeVisible()
  },
})

export const TwoStepByWechat = meta.story({
  name: 'Two-step verification by WeChat',
  beforeEach: (context) => changeAccount(context, { twoStep: { method: 'wechat' } }),
  play: async (context) => {
    const { t } = textsOf(context)
    await findVerdict(context, t('security.overview.everything'))
    const row = rowOf(context, 'security.nav.two-step')
    await expect(row.getByText(t('security.overview.two-step.wechat'))).toBeVisible()
  },
})

export const NoDevice = meta.story({
  name: 'No device is known',
  parameters: answering(questions.devices, { devices: [] }),
  play: async (context) => {
    const { t } = textsOf(context)
    await findVerdict(context, t('security.overview.almost'))
    const row = rowOf(context, 'security.nav.devices')
    await expect(row.getByText(t('security.overview.devices.none'))).toBeVisible()
    await expect(row.getByText(t('security.overview.devices.none-detail'))).toBeVisible()
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
    await findVerdict(context, t('security.overview.almost'))
    const words = t('security.overview.devices.last', { name: t('security.overview.devices.unknown') })
    await expect(rowOf(context, 'security.nav.devices').getByText(words)).toBeVisible()
  },
})

export const TokenWithoutTime = meta.story({
  name: 'A token of which no time is known',
  parameters: answering(questions.token, { token: '7Q4dM2nPzR8x' }),
  play: async (context) => {
    const { t } = textsOf(context)
    await findVerdict(context, t('security.overview.almost'))
    const words = t('security.overview.token.ending', { end: 'zR8x' })
    await expect(rowOf(context, 'security.nav.open-api').getByText(words)).toBeVisible()
  },
})
