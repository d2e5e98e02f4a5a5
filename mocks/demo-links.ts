import type { Ticket } from './model.ts'

const month = 30 * 24 * 60 * 60_000

/** Links of the demo accounts, as mails would have brought them; under `/account` they work as well. */
export const demoLinks = {
  activation: '/activation?token=demo-activation',
  firstPassword: '/set-password?mode=init&token=demo-first-password',
  market: '/register/market?token=demo-market',
} as const

/** The tickets behind them. */
export function createDemoTickets(now: number): Map<string, Ticket> {
  const expiresAt = now + month
  return new Map([
    ['demo-activation', { kind: 'activation', accountId: 'not-activated', expiresAt, facts: {} }],
    ['demo-first-password', { kind: 'init', accountId: 'first-password', expiresAt, facts: {} }],
    ['demo-market', { kind: 'market', expiresAt, facts: {} }],
  ])
}
