import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  passwordChanged: 'Your password was changed',
  phoneChanged: 'Your phone was changed',
  emailChanged: 'Your email was changed',
  twoStepOn: 'Two-step verification was turned on',
  twoStepChanged: 'The way of your two-step verification was changed',
  twoStepOff: 'Two-step verification was turned off',
}

/** The notices that tell people what was changed in their account. */
export type NoticeWords = typeof en

const zhCN: NoticeWords = {
  passwordChanged: '登录密码已更改',
  phoneChanged: '手机号已更改',
  emailChanged: '邮箱已更改',
  twoStepOn: '两步验证已开启',
  twoStepChanged: '两步验证方式已更改',
  twoStepOff: '两步验证已关闭',
}

const zhTW: NoticeWords = {
  passwordChanged: '登入密碼已變更',
  phoneChanged: '手機號碼已變更',
  emailChanged: '電子郵件已變更',
  twoStepOn: '兩步驟驗證已開啟',
  twoStepChanged: '兩步驟驗證方式已變更',
  twoStepOff: '兩步驟驗證已關閉',
}

export const noticeWords: Record<Locale, NoticeWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
