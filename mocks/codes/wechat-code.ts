import { twoStepCodeLength } from '../../src/rules/limits.ts'
import type { Rejection } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { issueCode, sendCode } from './codes.ts'

export function wechatRecipient({ id }: Account): string {
  return `wechat:${id}`
}

type WechatPurpose = 'two_step' | 'two_step_login'

function createWechatCode(account: Account, purpose: WechatPurpose) {
  const [to, recipientName] = [wechatRecipient(account), account.title]
  return { purpose, to, recipientName, channel: 'wechat', length: twoStepCodeLength } as const
}

/** Puts a two-step code for WeChat into the outbox (TWO-04). */
export function sendWechatCode(visit: PageVisit, account: Account, purpose: WechatPurpose): Rejection | undefined {
  return sendCode(visit, createWechatCode(account, purpose))
}

/** Sends a login's second-step code, regardless of send limits, since the user has just verified their identity. */
export function sendWechatLoginCode(visit: PageVisit, account: Account): void {
  issueCode(visit, createWechatCode(account, 'two_step_login'))
}
