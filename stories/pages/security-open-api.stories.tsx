import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { SecurityOpenApiPage } from '../../src/pages/account/security-open-api.tsx'
import * as page from './page-driver.ts'
import { findAlert, type PlayContext, type PlayStep, translate } from './page-driver.ts'
import { expectResult, inSequence, press, pressInAlert, step } from './play-driver.ts'
import { stopClocks } from './qr-driver.ts'
import { changeAccount, getAccount } from './security-driver.ts'

const getPath = '/security/get_open_api_token_info'
const refreshPath = '/security/refresh_open_api_token_info'

/** The account's token, except in stories about accounts without a token. */
const openApiToken = {
  token: '7Q4dM2nPzR8xV1cW5bK9tYhL3gF6jD0a7Q4dM2nPzR8xV1cW5bK9tYhL3gF6jD0a',
  createdAt: Date.parse('2026-11-03T09:00:00+08:00'),
  expiresAt: Date.parse('2027-11-03T09:00:00+08:00'),
}

const meta = preview.meta({
  title: 'Pages/Account security/Open API token',
  component: SecurityOpenApiPage,
  tags: ['page'],
  parameters: { page: { path: '/security/open-api', loggedInAs: people.mei.email, account: { openApiToken } } },
  // Keeps the token's age and expiry the same in every screenshot.
  beforeEach: (context) => void stopClocks(context),
})

/** Returns the token on the page, visible or masked. */
const getDisplayedToken = ({ canvasElement }: Pick<PlayContext, 'canvasElement'>) =>
  canvasElement.querySelector('code')?.textContent

/** Returns the token stored in the service. */
const getStoredToken = (context: Pick<PlayContext, 'loaded'>) => getAccount(context)?.openApiToken?.token

const tokenUnmasked: PlayStep = (context) => expect(getDisplayedToken(context)).toBe(getStoredToken(context))
const tokenMasked: PlayStep = (context) => waitFor(() => expect(getDisplayedToken(context)).toMatch(/^•{64}$/))

const showToken = step('Show the token', press('open-api.show'))
const createToken = (label = 'Create a token') => step(label, press('open-api.create'))
const askToReplace = step('Ask for a new token', press('open-api.replace.title'), findAlert)
const confirmReplacing = (label = 'Confirm') => step(label, pressInAlert('open-api.replace.title'))
const removeToken = changeAccount({ openApiToken: undefined })

/** The time at which every story starts. */
const storyStart = Date.parse('2026-11-20T10:00:00+08:00')
const hour = 60 * 60_000
const { token } = openApiToken
const respondWith = (info: object) => ({
  page: { faults: [{ path: getPath, body: JSON.stringify({ success: true, token, ...info }) }] },
})

// SCR-15, SE-2
export const Default = meta.story({
  name: 'Default: masked',
  play: expectResult('open-api.hidden', tokenMasked, 'open-api.active'),
})

// SCR-15, SE-2
export const Revealed = meta.story({
  name: 'Shown, and masked again after a restore from the back/forward cache',
  play: inSequence(
    showToken,
    expectResult(tokenUnmasked),
    step('Leave the page and come back to it', () =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ),
    expectResult(tokenMasked),
    step('Show the token again', press('open-api.show')),
    expectResult(tokenUnmasked),
  ),
})

// SCR-15
export const NoToken = meta.story({
  name: 'No token yet',
  beforeEach: removeToken,
  play: expectResult('open-api.none', page.button('open-api.create'), (context) =>
    expect(getStoredToken(context)).toBeUndefined(),
  ),
})

export const Creating = meta.story({
  name: 'Creating the first token',
  beforeEach: removeToken,
  parameters: { page: { faults: [{ path: refreshPath, delay_ms: 60_000 }] } },
  play: inSequence(
    createToken('Create a token, and the server is slow to respond'),
    expectResult(page.busy('open-api.create')),
  ),
})

// SCR-15, AC-6
export const Created = meta.story({
  name: 'Created: the new token is masked, and the replace button has focus',
  beforeEach: removeToken,
  play: inSequence(
    createToken(),
    expectResult(
      'open-api.hidden',
      'open-api.just-created',
      (context) => expect(getStoredToken(context)).toMatch(/^[0-9a-f]{64}$/),
      page.focused(page.button('open-api.replace.title')),
    ),
  ),
})

// VAL-12
export const ExpiresSoon = meta.story({
  name: 'Expires in 3 days',
  parameters: respondWith({ created_at: storyStart - 362 * 24 * hour, expires_at: storyStart + 73 * hour }),
  play: expectResult('open-api.expires-soon', ['time.days-left', { count: 3 }]),
})

export const Expired = meta.story({
  name: 'Expired',
  parameters: respondWith({ created_at: storyStart - 400 * 24 * hour, expires_at: storyStart - 35 * 24 * hour }),
  play: expectResult('open-api.expired', 'open-api.replace.expired'),
})

export const NeverExpires = meta.story({
  name: 'Short token that never expires, age unknown',
  tags: ['no-screenshot'],
  parameters: respondWith({ token: 'portico_7Q4dM2nPzR8x' }),
  play: inSequence(
    expectResult('open-api.no-expiry'),
    showToken,
    expectResult((context) => expect(getDisplayedToken(context)).toBe('portico_7Q4dM2nPzR8x')),
  ),
})

export const LongToken = meta.story({
  name: 'Long token on a small phone',
  globals: { viewport: { value: 'small' } },
  parameters: respondWith({
    token: token.repeat(4),
    created_at: storyStart - 24 * hour,
    expires_at: storyStart + 900 * 24 * hour,
  }),
  play: inSequence(
    showToken,
    expectResult(
      (context) => expect(getDisplayedToken(context)).toBe(token.repeat(4)),
      page.needsNoHorizontalScrolling,
    ),
  ),
})

export const ConfirmReplacing = meta.story({
  name: 'Confirmation before replacing the token',
  play: inSequence(
    askToReplace,
    expectResult(
      async (context) => within(await findAlert()).getByText(translate(context, 'open-api.confirm.text')),
      page.called(refreshPath, 0),
    ),
  ),
})

export const Replacing = meta.story({
  name: 'Replacing the token',
  parameters: { page: { faults: [{ path: refreshPath, delay_ms: 60_000 }] } },
  play: inSequence(
    askToReplace,
    confirmReplacing('Confirm, and the server is slow to respond'),
    expectResult(page.busy('open-api.replace.title')),
  ),
})

// SCR-15
export const Replaced = meta.story({
  name: 'Replaced: the new token is masked',
  tags: ['no-screenshot'],
  play: inSequence(
    showToken,
    askToReplace,
    confirmReplacing(),
    expectResult(
      'open-api.replaced',
      tokenMasked,
      (context) => expect(getStoredToken(context)).not.toBe(token),
      page.focused(page.button('open-api.replace.title')),
    ),
  ),
})

export const Loading = meta.story({
  parameters: { page: { faults: [{ path: getPath, delay_ms: 60_000 }] } },
  play: expectResult('security.loading', (context) => expect(getDisplayedToken(context)).toBeUndefined()),
})

export const Failed = meta.story({
  name: '500 · Token could not be loaded',
  parameters: { page: { faults: [{ path: getPath, error: 'status-500' }] } },
  play: expectResult('error.status-500.title', page.button('error-card.retry')),
})
