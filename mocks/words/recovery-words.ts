import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  loginUnreadable: 'Please enter a phone number or an email address.',
  phoneNotInternational: 'This is for phones of other countries. Please go back and use your phone as usual.',
  waitSeconds: (seconds: number) =>
    `An email was sent to you a moment ago. Please wait ${seconds === 1 ? '1 second' : `${seconds} seconds`} before you ask for another.`,
  tooManySends: 'Too many emails were sent to you. Please try again in an hour.',
  sameAsBefore: 'Please choose a password that differs from your current one.',
  hasPassword: 'Your account has a password already. You can change it in the security settings.',
  phoneNotProved: 'Please verify your phone first.',
}

/** What the server says to people who choose a password, or activate an account. */
export type RecoveryWords = typeof en

const zhCN: RecoveryWords = {
  loginUnreadable: '请输入手机号或邮箱。',
  phoneNotInternational: '此方式仅适用于其他国家或地区的手机号，请返回后通过手机号找回密码。',
  waitSeconds: (seconds) => `邮件刚刚发送，请 ${seconds} 秒后再试。`,
  tooManySends: '邮件发送次数过多，请一小时后再试。',
  sameAsBefore: '新密码不能与当前密码相同。',
  hasPassword: '您的账号已设置密码，可在安全设置中修改。',
  phoneNotProved: '请先验证手机号。',
}

const zhTW: RecoveryWords = {
  loginUnreadable: '請輸入手機號碼或電子郵件。',
  phoneNotInternational: '此方式僅適用於其他國家或地區的手機號碼，請返回後以手機號碼重設密碼。',
  waitSeconds: (seconds) => `郵件剛剛已寄出，請於 ${seconds} 秒後再試。`,
  tooManySends: '郵件寄送次數過多，請於一小時後再試。',
  sameAsBefore: '新密碼不可與目前的密碼相同。',
  hasPassword: '您的帳號已設定密碼，可在安全性設定中變更。',
  phoneNotProved: '請先驗證手機號碼。',
}

export const recoveryWords: Record<Locale, RecoveryWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
