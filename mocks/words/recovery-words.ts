import type { Locale } from '../../src/i18n/locales.ts'
import type { PasswordHint, PasswordIssue } from '../../src/rules/password.ts'

export type RecoveryWords = {
  linkPurpose: string
  loginUnreadable: string
  phoneNotInternational: string
  waitSeconds: (seconds: number) => string
  tooManySends: string
  passwordIssues: Record<Exclude<PasswordIssue, 'combination'>, string>
  /** What a new password must contain under the policy (VAL-06). */
  passwordHints: Record<PasswordHint, (least: number, most: number) => string>
  passwordNotRepeated: string
  sameAsBefore: string
  hasPassword: string
  phoneNotVerified: string
}

const en: RecoveryWords = {
  linkPurpose: 'Reset your password',
  loginUnreadable: 'Please enter a phone number or an email address.',
  phoneNotInternational:
    'This is for phones of other countries or regions. Please go back and reset your password by phone.',
  waitSeconds: (seconds) =>
    `An email was sent to you a moment ago. Please wait ${seconds === 1 ? '1 second' : `${seconds} seconds`} before you ask for another.`,
  tooManySends: 'Too many emails were sent to you. Please try again in an hour.',
  passwordIssues: {
    'edge-space': 'Password cannot start or end with a space',
    'forbidden-character': 'Password contains forbidden characters',
  },
  passwordHints: {
    'letters-digits': (least, most) => `Password must be a combination of ${least}-${most} letters and digits`,
    'with-capital': (least, most) =>
      `Password must be ${least}-${most} characters with upper-case and lower-case letters and digits`,
    'with-special': (least, most) =>
      `Password must be ${least}-${most} characters with letters, digits and special characters`,
    'with-capital-and-special': (least, most) =>
      `Password must be ${least}-${most} characters with upper-case and lower-case letters, digits and special characters`,
  },
  passwordNotRepeated: 'The two passwords are not the same.',
  sameAsBefore: 'Please choose a password that differs from your current one.',
  hasPassword: 'Your account has a password already. You can change it in account security.',
  phoneNotVerified: 'Please verify your phone first.',
}

const zhCN: RecoveryWords = {
  linkPurpose: '重置密码',
  loginUnreadable: '请输入手机号或邮箱。',
  phoneNotInternational: '此方式仅适用于其他国家或地区的手机号，请返回后通过手机号找回密码。',
  waitSeconds: (seconds) => `邮件刚刚已发送，请在 ${seconds} 秒后重试。`,
  tooManySends: '邮件发送次数过多，请在一小时后重试。',
  passwordIssues: {
    'edge-space': '密码首尾不能有空格',
    'forbidden-character': '密码包含不允许使用的字符',
  },
  passwordHints: {
    'letters-digits': (least, most) => `密码须为 ${least}-${most} 位字母和数字的组合`,
    'with-capital': (least, most) => `密码须为 ${least}-${most} 位，并包含大写字母、小写字母和数字`,
    'with-special': (least, most) => `密码须为 ${least}-${most} 位，并包含字母、数字和特殊字符`,
    'with-capital-and-special': (least, most) =>
      `密码须为 ${least}-${most} 位，并包含大写字母、小写字母、数字和特殊字符`,
  },
  passwordNotRepeated: '两次输入的密码不一致。',
  sameAsBefore: '新密码不能与当前密码相同。',
  hasPassword: '你的账号已设置密码，可在账号安全中更改。',
  phoneNotVerified: '请先验证手机号。',
}

const zhTW: RecoveryWords = {
  linkPurpose: '重設密碼',
  loginUnreadable: '請輸入手機號碼或電子郵件地址。',
  phoneNotInternational: '此方式僅適用於其他國家或地區的手機號碼，請返回後以手機號碼重設密碼。',
  waitSeconds: (seconds) => `郵件剛剛已寄出，請在 ${seconds} 秒後重試。`,
  tooManySends: '郵件寄送次數過多，請在一小時後重試。',
  passwordIssues: {
    'edge-space': '密碼開頭與結尾不能有空格',
    'forbidden-character': '密碼包含不允許使用的字元',
  },
  passwordHints: {
    'letters-digits': (least, most) => `密碼須為 ${least}-${most} 位字母與數字的組合`,
    'with-capital': (least, most) => `密碼須為 ${least}-${most} 位，並包含大寫字母、小寫字母與數字`,
    'with-special': (least, most) => `密碼須為 ${least}-${most} 位，並包含字母、數字與特殊字元`,
    'with-capital-and-special': (least, most) =>
      `密碼須為 ${least}-${most} 位，並包含大寫字母、小寫字母、數字與特殊字元`,
  },
  passwordNotRepeated: '兩次輸入的密碼不一致。',
  sameAsBefore: '新密碼不可與目前的密碼相同。',
  hasPassword: '你的帳號已設定密碼，可在帳號安全中變更。',
  phoneNotVerified: '請先驗證手機號碼。',
}

export const recoveryWords: Record<Locale, RecoveryWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
