import { twoStepCodeLength } from '../../src/rules/limits.ts'
import type { Refusal } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { sendCode } from './codes.ts'

/** By what name WeChat knows the owner of an account. */
export function wechatAddress({ id }: Account): string {
  return `wechat:${id}`
}

/** "Sends" a two-step code by WeChat (TWO-04). */
export function sendWechatCode(
  visit: PageVisit,
  account: Account,
  purpose: 'two_step' | 'two_step_login',
): Refusal | undefined {
  return sendCode(visit, { purpose, to: wechatAddress(account), channel: 'wechat', length: twoStepCodeLength })
}
