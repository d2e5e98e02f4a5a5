import { twoStepCodeLength } from '../../src/rules/limits.ts'
import type { Rejection } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { issueCode, sendCode } from './codes.ts'

export function wechatRecipient({ id }: Account): string {
  return `wechat:${id}`
}

type WechatPurpose = 'two_step' | 'two_step_login'

function describeWechatCode(account: Account, purpose: WechatPurpose) {
  const [to, recipientName] = [wechatRecipient(account), account.title]
  return { purpose, to, recipientName, channel: 'wechat', length: twoStepCodeLength } as const
}

/** Sends a two-step code by WeChat if the send limits allow it (TWO-04). */
export function sendWechatCode(visit: PageVisit, account: Account, purpose: WechatPurpose): Rejection | undefined {
  return sendCode(visit, describeWechatCode(account, purpose))
}

/** Sends the code for a login's second step. Send limits do not apply, since the first step has just succeeded. */
export function sendWechatLoginCode(visit: PageVisit, account: Account): void {
  issueCode(visit, describeWechatCode(account, 'two_step_login'))
}
