import type { Locale } from '../../src/i18n/locales.ts'
import type { CodePurpose } from '../codes/code-purpose.ts'

export type CodeWords = {
  purposes: Record<CodePurpose, string>
  waitSeconds: (seconds: number) => string
  tooManySends: string
  wrong: string
  expired: string
  usedUp: string
  invalidLink: string
  voiceOff: string
}

const en: CodeWords = {
  purposes: {
    login: 'Log in',
    register: 'Create an account',
    forgot_password_by_phone: 'Reset your password',
    activate_by_phone: 'Activate your account',
    become_referral: 'Become a referral partner',
    two_step: 'Set up two-step verification',
    two_step_login: 'Second step of your login',
    current_phone: 'Confirm your phone',
    new_phone: 'Confirm your new phone',
    current_email: 'Confirm your email',
    new_email: 'Confirm your new email',
  },
  waitSeconds: (seconds) =>
    `A code was sent a moment ago. Please wait ${seconds === 1 ? '1 second' : `${seconds} seconds`} before you ask for another.`,
  tooManySends: 'Too many codes were sent to you. Please try again in an hour.',
  wrong: 'This is not the code that was sent to you.',
  expired: 'The code has expired. Please get a new one.',
  usedUp: 'Too many wrong tries. Please get a new code.',
  invalidLink: 'This link has expired or has been used. Please start again.',
  voiceOff: 'Codes by voice call are not available. Please get one by SMS.',
}

const zhCN: CodeWords = {
  purposes: {
    login: '登录',
    register: '注册账号',
    forgot_password_by_phone: '重置密码',
    activate_by_phone: '激活账号',
    become_referral: '申请成为推荐合作伙伴',
    two_step: '设置两步验证',
    two_step_login: '两步验证登录',
    current_phone: '验证当前手机号',
    new_phone: '验证新手机号',
    current_email: '验证当前邮箱',
    new_email: '验证新邮箱',
  },
  waitSeconds: (seconds) => `验证码刚刚已发送，请在 ${seconds} 秒后重新获取。`,
  tooManySends: '验证码发送次数过多，请在一小时后重试。',
  wrong: '验证码不正确。',
  expired: '验证码已失效，请重新获取。',
  usedUp: '错误次数过多，请重新获取验证码。',
  invalidLink: '该链接已失效或已被使用，请重新操作。',
  voiceOff: '暂不支持语音验证码，请使用短信验证码。',
}

const zhTW: CodeWords = {
  purposes: {
    login: '登入',
    register: '註冊帳號',
    forgot_password_by_phone: '重設密碼',
    activate_by_phone: '啟用帳號',
    become_referral: '申請成為推薦夥伴',
    two_step: '設定兩步驟驗證',
    two_step_login: '兩步驟驗證登入',
    current_phone: '驗證目前的手機號碼',
    new_phone: '驗證新的手機號碼',
    current_email: '驗證目前的電子郵件',
    new_email: '驗證新的電子郵件',
  },
  waitSeconds: (seconds) => `驗證碼剛剛已傳送，請在 ${seconds} 秒後重新取得。`,
  tooManySends: '驗證碼傳送次數過多，請在一小時後重試。',
  wrong: '驗證碼不正確。',
  expired: '驗證碼已失效，請重新取得。',
  usedUp: '錯誤次數過多，請重新取得驗證碼。',
  invalidLink: '此連結已失效或已被使用，請重新操作。',
  voiceOff: '目前不支援語音驗證碼，請使用簡訊驗證碼。',
}

export const codeWords: Record<Locale, CodeWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
