import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { people } from '../../mocks/personas/people.ts'
import { SecurityOpenApiPage } from '../../src/pages/account/security-open-api.tsx'
import { callsTo, findAlert, type PlayContext, stageOf } from './page-driver.ts'
import { stopClocks } from './qr-driver.ts'
import { changeAccount } from './security-overview-driver.ts'

const path = '/security/open-api'
const getPath = '/security/get_open_api_token_info'
const refreshPath = '/security/refresh_open_api_token_info'

/** What the account has, but for a story of one that has none. */
const openApiToken = {
  token: '7Q4dM2nPzR8xV1cW5bK9tYhL3gF6jD0a7Q4dM2nPzR8xV1cW5bK9tYhL3gF6jD0a',
  createdAt: Date.parse('2026-11-03T09:00:00+08:00'),
  expiresAt: Date.parse('2027-11-03T09:00:00+08:00'),
}

const meta = preview.meta({
  title: 'Pages/Account security/Open API token',
  component: SecurityOpenApiPage,
  tags: ['page'],
  parameters: { page: { path, enteredAs: people.mei.email, account: { openApiToken } } },
  // How old it is, and how long it lasts, is the same in every picture.
  beforeEach: (context) => void stopClocks(context),
})

/** The screen's parts, as a person finds them. */
function openApi(context: PlayContext & { canvasElement: HTMLElement }) {
  const { t } = textsOf(context)
  const { canvas, canvasElement, userEvent } = context
  const findReplace = () => canvas.findByRole('button', { name: t('open-api.replace.title') })
  return {
    t,
    findReplace,
    create: async () => userEvent.click(await canvas.findByRole('button', { name: t('open-api.create') })),
    findHidden: () => canvas.findByText(t('open-api.hidden')),
    show: async () => userEvent.click(await canvas.findByRole('button', { name: t('open-api.show') })),
    shown: () => canvasElement.querySelector('code')?.textContent,
    /** What the service holds for the token. */
    kept: () => stageOf(context).service.peek.account(people.mei.email)?.openApiToken?.token,
    /** Asks to replace it, as far as the question. */
    ask: async () => {
      await userEvent.click(await findReplace())
      await findAlert()
    },
    agree: async () =>
      userEvent.click(within(await findAlert()).getByRole('button', { name: t('open-api.replace.title') })),
  }
}

/** What the service answers for the token, at the minute in which every story begins. */
const start = Date.parse('2026-11-20T10:00:00+08:00')
const hour = 60 * 60_000
const { token } = openApiToken
const answering = (info: object) => ({
  page: {
    path,
    enteredAs: people.mei.email,
    faults: [{ path: getPath, body: JSON.stringify({ success: true, token, ...info }) }],
  },
})

// SCR-15, SE-2
export const Default = meta.story({
  name: 'Default: masked',
  play: async (context) => {
    const parts = openApi(context)
    await context.step('What must be seen', async () => {
      await expect(await parts.findHidden()).toBeInTheDocument()
      await expect(parts.shown()).toMatch(/^•{64}$/)
      await expect(context.canvas.getByText(parts.t('open-api.active'))).toBeVisible()
    })
  },
})

// SCR-15, SE-2
export const Revealed = meta.story({
  name: 'Shown by a press, masked again on return from the back-forward cache',
  play: async (context) => {
    const parts = openApi(context)
    await context.step('A member shows the token', parts.show)
    await context.step('What must be seen', async () => {
      await expect(parts.shown()).toBe(parts.kept())
    })
    await context.step('They leave the page and come back to it', () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(parts.shown()).toMatch(/^•{64}$/))
    })
    await context.step('They show the token again', parts.show)
    await context.step('What must be seen', async () => {
      await expect(parts.shown()).toBe(parts.kept())
    })
  },
})

/** The account has no token. */
const takeToken = (context: Pick<PlayContext, 'loaded'>) => changeAccount(context, { openApiToken: undefined })

// SCR-15
export const NoneYet = meta.story({
  name: 'None yet: looking makes none',
  beforeEach: takeToken,
  play: async (context) => {
    const parts = openApi(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('open-api.none'))).toBeVisible()
      await expect(context.canvas.getByRole('button', { name: parts.t('open-api.create') })).toBeVisible()
      await expect(parts.kept()).toBeUndefined()
    })
  },
})

export const Creating = meta.story({
  name: 'The first one is being made',
  beforeEach: takeToken,
  parameters: { page: { faults: [{ path: refreshPath, delay_ms: 60_000 }] } },
  play: async (context) => {
    await context.step('A member makes a token, and the server is slow to answer', openApi(context).create)
    await context.step('What must be seen', async () => {
      const create = context.canvas.getByRole('button', { name: openApi(context).t('open-api.create') })
      await waitFor(() => expect(create).toHaveAttribute('aria-busy', 'true'))
    })
  },
})

// SCR-15, AC-6
export const Created = meta.story({
  name: 'Made: masked, and the focus stays',
  beforeEach: takeToken,
  play: async (context) => {
    const parts = openApi(context)
    await context.step('A member makes a token', parts.create)
    await context.step('What must be seen', async () => {
      await expect(await parts.findHidden()).toBeInTheDocument()
      await expect(context.canvas.getByText(parts.t('open-api.created-now'))).toBeVisible()
      await expect(parts.kept()).toMatch(/^[0-9a-f]{64}$/)
      await waitFor(async () => expect(await parts.findReplace()).toHaveFocus())
    })
  },
})

// VAL-12
export const Soon = meta.story({
  name: 'Expires in 3 days',
  parameters: answering({ created_at: start - 362 * 24 * hour, expires_at: start + 73 * hour }),
  play: async (context) => {
    const parts = openApi(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('open-api.soon'))).toBeVisible()
      await expect(context.canvas.getByText(parts.t('time.days-left', { count: 3 }))).toBeVisible()
    })
  },
})

export const Expired = meta.story({
  name: 'Expired: programs need a new one',
  parameters: answering({ created_at: start - 400 * 24 * hour, expires_at: start - 35 * 24 * hour }),
  play: async (context) => {
    const parts = openApi(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('open-api.expired'))).toBeVisible()
      await expect(context.canvas.getByText(parts.t('open-api.replace.expired'))).toBeVisible()
    })
  },
})

export const WithoutEnd = meta.story({
  name: 'Without an end, short, its age unknown',
  tags: ['unpictured'],
  parameters: answering({ token: 'portico_7Q4dM2nPzR8x' }),
  play: async (context) => {
    const parts = openApi(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('open-api.no-end'))).toBeVisible()
    })
    await context.step('A member shows the token', parts.show)
    await context.step('What must be seen', async () => {
      await expect(parts.shown()).toBe('portico_7Q4dM2nPzR8x')
    })
  },
})

export const EndIsZero = meta.story({
  name: 'A missing end, sent as 0',
  tags: ['unpictured'],
  parameters: answering({ created_at: start - 24 * hour, expires_at: 0 }),
  play: async (context) => {
    const parts = openApi(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('open-api.no-end'))).toBeVisible()
      await expect(context.canvas.getByText(parts.t('open-api.active'))).toBeVisible()
    })
  },
})

export const Long = meta.story({
  name: 'A very long token on a small phone',
  globals: { viewport: { value: 'small' } },
  parameters: answering({ token: token.repeat(4), created_at: start - 24 * hour, expires_at: start + 900 * 24 * hour }),
  play: async (context) => {
    const parts = openApi(context)
    await context.step('A member shows the token', parts.show)
    await context.step('What must be seen', async () => {
      await expect(parts.shown()).toBe(token.repeat(4))
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

export const Asked = meta.story({
  name: 'Asked before it is replaced',
  play: async (context) => {
    const parts = openApi(context)
    await context.step('A member asks for a new token', parts.ask)
    await context.step('What must be seen', async () => {
      const question = within(await findAlert())
      await expect(question.getByText(parts.t('open-api.confirm.text'))).toBeVisible()
      await expect(callsTo(context, refreshPath)).toHaveLength(0)
    })
  },
})

export const Replacing = meta.story({
  name: 'Being replaced',
  parameters: { page: { path, enteredAs: people.mei.email, faults: [{ path: refreshPath, delay_ms: 60_000 }] } },
  play: async (context) => {
    const parts = openApi(context)
    await context.step('A member asks for a new token', parts.ask)
    await context.step('They confirm it, and the server is slow to answer', parts.agree)
    await context.step('What must be seen', async () => {
      const replace = await parts.findReplace()
      await waitFor(() => expect(replace).toHaveAttribute('aria-busy', 'true'))
    })
  },
})

// SCR-15
export const Replaced = meta.story({
  name: 'Replaced: the new one, masked, and what to do with it',
  tags: ['unpictured'],
  play: async (context) => {
    const parts = openApi(context)
    await context.step('A member shows the token', parts.show)
    const old = parts.shown()
    await context.step('They replace it', async () => {
      await parts.ask()
      await parts.agree()
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(parts.t('open-api.replaced'))).toBeVisible()
      await expect(parts.shown()).toMatch(/^•{64}$/)
      await expect(parts.kept()).not.toBe(old)
      await waitFor(async () => expect(await parts.findReplace()).toHaveFocus())
    })
  },
})

export const ReplaceFailed = meta.story({
  name: 'Replacing fails: the old one stays',
  parameters: { page: { path, enteredAs: people.mei.email, faults: [{ path: refreshPath, error: 'status-500' }] } },
  play: async (context) => {
    const parts = openApi(context)
    await context.step('A member shows the token', parts.show)
    const old = parts.shown()
    await context.step('The server answers 500 when they replace it', async () => {
      await parts.ask()
      await parts.agree()
    })
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(parts.t('error.status-500.title')))
      await expect(context.canvas.queryByText(parts.t('open-api.replaced'))).not.toBeInTheDocument()
    })
    await context.step('What must not be lost', async () => {
      await expect(parts.shown()).toBe(old)
    })
  },
})

export const Loading = meta.story({
  name: 'Loading',
  parameters: { page: { path, enteredAs: people.mei.email, faults: [{ path: getPath, delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('security.loading'))).toBeInTheDocument()
      await expect(context.canvasElement.querySelector('code')).not.toBeInTheDocument()
    })
  },
})

export const Failed = meta.story({
  name: 'Could not be loaded',
  parameters: { page: { path, enteredAs: people.mei.email, faults: [{ path: getPath, error: 'status-500' }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('error.status-500.title'))).toBeVisible()
      await expect(context.canvas.getByRole('button', { name: t('error-card.retry') })).toBeVisible()
    })
  },
})

export const Offline = meta.story({
  name: 'Offline',
  parameters: {
    page: {
      path,
      enteredAs: people.mei.email,
      isOffline: true,
      faults: [{ path: getPath, error: 'unreachable', times: 9 }],
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('error.offline.title'))).toBeVisible()
    })
  },
})

export const Phone = meta.story({
  name: 'On a phone, shown',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, enteredAs: people.mei.email, isMobile: true } },
  play: async (context) => {
    const parts = openApi(context)
    await context.step('A member shows the token', parts.show)
    await context.step('What must be seen', async () => {
      await expect(parts.shown()).toBe(parts.kept())
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

export const InApp = meta.story({
  name: 'In the app',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, enteredAs: people.mei.email, client: 'app' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await openApi(context).findHidden()).toBeInTheDocument()
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, enteredAs: people.mei.email, client: 'sync' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await openApi(context).findHidden()).toBeInTheDocument()
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})
