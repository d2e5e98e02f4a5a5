import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { people } from '../../mocks/personas/people.ts'
import { SecurityOpenApiPage } from '../../src/pages/account/security-open-api.tsx'
import { refuseToCopy, replaceClipboard } from '../primitives/clipboard.ts'
import { stopClocks } from './devices-driver.ts'

const start = Date.parse('2026-11-20T10:00:00+08:00')
const page = {
  path: '/security/open-api',
  enteredAs: people.mei.email,
  account: { openApiToken: { token: '7Q4dM2nPzR8xV1cW', createdAt: start } },
}
const second = 1000
const hour = 3600 * second

/** A token that ends so soon. */
const endingIn = (ms: number) => {
  const answer = { success: true, token: '7Q4dM2nPzR8xV1cW', created_at: start - 24 * hour, expires_at: start + ms }
  return { page: { ...page, faults: [{ path: '/security/get_open_api_token_info', body: JSON.stringify(answer) }] } }
}

const meta = preview.meta({
  id: 'pages-account-security-open-api-token-told',
  title: 'Pages/Account security/Open API token/Expiry and copying',
  component: SecurityOpenApiPage,
  parameters: { page },
  beforeEach: (context) => stopClocks(context),
})

export const Hours = meta.story({
  name: 'It ends in hours',
  parameters: endingIn(5 * hour),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('time.hours-left', { count: 5 }))).toBeVisible()
    })
  },
})

export const Minutes = meta.story({
  name: 'It ends in minutes',
  tags: ['unpictured'],
  parameters: endingIn(20 * 60 * second),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('time.minutes-left', { count: 20 }))).toBeVisible()
    })
  },
})

export const Seconds = meta.story({
  name: 'It ends in seconds',
  tags: ['unpictured'],
  parameters: endingIn(30 * second),
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('time.seconds-left', { count: 30 }))).toBeVisible()
    })
  },
})

export const Copied = meta.story({
  name: 'Copied',
  beforeEach: () => replaceClipboard(() => Promise.resolve()),
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    await context.step('A member copies the token', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('open-api.copy') }))
    })
    await context.step('What must be seen', async () => {
      await expect((await screen.findAllByText(t('open-api.copied')))[0]).toBeVisible()
    })
  },
})

export const NotCopied = meta.story({
  name: 'The browser does not copy: how to do it by hand',
  beforeEach: refuseToCopy,
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    await context.step('A member shows the token and copies it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('open-api.show') }))
      await userEvent.click(canvas.getByRole('button', { name: t('open-api.copy') }))
    })
    await context.step('What must be seen', async () => {
      await expect((await screen.findAllByText(t('open-api.copy-failed')))[0]).toBeVisible()
    })
  },
})
