import { screens } from '../http/screens.ts'
import type { Ticket } from '../model.ts'

const monthMs = 30 * 24 * 60 * 60_000

/**
 * Demo versions of the links through which users arrive from emails, the cloud marketplace and third-party logins. The
 * links also work under the prefix `/account`.
 */
export const demoLinks = {
  activation: `${screens.activation}?token=demo-activation`,
  activationWithPhone: `${screens.activation}?token=demo-activation-phone`,
  firstPassword: `${screens.setPassword}?mode=init&token=demo-first-password`,
  market: `${screens.marketRegister}?token=demo-market`,
  bind: `${screens.bind}?type=wechat&bind_token=demo-bind`,
} as const

/** The name of a third-party user without a linked account. */
export const unlinkedUserName = 'Kai Chen'

export function createDemoTickets(now: number): Map<string, Ticket> {
  const expiresAt = now + monthMs
  return new Map<string, Ticket>([
    ['demo-activation', { kind: 'activation', accountId: 'not-activated', expiresAt, data: {} }],
    ['demo-activation-phone', { kind: 'activation', accountId: 'not-activated-phone', expiresAt, data: {} }],
    ['demo-first-password', { kind: 'init', accountId: 'first-password', expiresAt, data: {} }],
    ['demo-market', { kind: 'market', expiresAt, data: {} }],
    ['demo-bind', { kind: 'bind', expiresAt, data: { type: 'wechat', nickname: unlinkedUserName } }],
  ])
}
