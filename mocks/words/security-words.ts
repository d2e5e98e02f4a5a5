import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  wrongPassword: (left: number) =>
    `The password is not right. You have ${left === 1 ? '1 try' : `${left} tries`} left.`,
  noPassword: 'This account has no password yet. Please set one first.',
  notVerified: 'Please verify your identity first.',
  methodUnavailable: 'This way of two-step verification is not available.',
  wrongTotp: 'This is not the current code of your authenticator. Each code can be used once.',
  tooManyWrongCodes: 'Too many wrong codes. Please log in again.',
  secondStepPaused: (minutes: number) =>
    `Too many wrong codes. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  secondStepExpired: 'This login can no longer be finished. Please log in again.',
  twoStepForced: 'Your company requires two-step verification, so it cannot be turned off.',
  unknownDevice: 'This device is not on the list any more.',
  currentDevice: 'This is the device you are using. Log out instead.',
  notLinked: 'Your account is not linked to this platform.',
  usedBySecondStep: 'Your second step goes by WeChat. Change or turn off two-step verification first.',
  lastLoginMethod: 'This is the only way to log in to your account. Please set a password or add a phone first.',
}

export type SecurityWords = typeof en

const zhCN: SecurityWords = {
  wrongPassword: (left) => `密码不正确，还可尝试 ${left} 次。`,
  noPassword: '该账号尚未设置密码，请先设置密码。',
  notVerified: '请先验证身份。',
  methodUnavailable: '暂不支持此两步验证方式。',
  wrongTotp: '身份验证器的验证码不正确。每个验证码只能使用一次。',
  tooManyWrongCodes: '验证码错误次数过多，请重新登录。',
  secondStepPaused: (minutes) => `验证码错误次数过多，请在 ${minutes} 分钟后重试。`,
  secondStepExpired: '此次登录已失效，请重新登录。',
  twoStepForced: '你所在的企业要求开启两步验证，无法关闭。',
  unknownDevice: '该设备已不在列表中。',
  currentDevice: '这是你正在使用的设备，请直接退出登录。',
  notLinked: '你的账号未绑定该平台。',
  usedBySecondStep: '你的两步验证正在使用微信，请先更改验证方式或关闭两步验证。',
  lastLoginMethod: '这是你登录账号的唯一方式，请先设置密码或绑定手机号。',
}

const zhTW: SecurityWords = {
  wrongPassword: (left) => `密碼不正確，還可嘗試 ${left} 次。`,
  noPassword: '此帳號尚未設定密碼，請先設定密碼。',
  notVerified: '請先驗證身分。',
  methodUnavailable: '目前不支援此兩步驟驗證方式。',
  wrongTotp: '驗證器的驗證碼不正確。每組驗證碼只能使用一次。',
  tooManyWrongCodes: '驗證碼錯誤次數過多，請重新登入。',
  secondStepPaused: (minutes) => `驗證碼錯誤次數過多，請在 ${minutes} 分鐘後重試。`,
  secondStepExpired: '此次登入已失效，請重新登入。',
  twoStepForced: '你所在的企業要求開啟兩步驟驗證，無法關閉。',
  unknownDevice: '此裝置已不在清單中。',
  currentDevice: '這是你正在使用的裝置，請直接登出。',
  notLinked: '你的帳號未綁定此平台。',
  usedBySecondStep: '你的兩步驟驗證正在使用微信，請先變更驗證方式或關閉兩步驟驗證。',
  lastLoginMethod: '這是你登入帳號的唯一方式，請先設定密碼或綁定手機號碼。',
}

export const securityWords: Record<Locale, SecurityWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
