import type { MessageId } from '../../i18n/message-types.ts'

/** What the third parties that this build knows are called, apart from their drawings, which many a page does without. */
export const thirdNames = {
  wechat: 'login.third.wechat',
  wecom: 'login.third.wecom',
  dingtalk: 'login.third.dingtalk',
} as const satisfies Record<string, MessageId>

export type KnownThird = keyof typeof thirdNames

/** Whether this build knows a third party of this type. */
export function isKnownThird(type: string): type is KnownThird {
  return Object.hasOwn(thirdNames, type)
}
