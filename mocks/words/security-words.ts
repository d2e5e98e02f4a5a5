import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  wrongPassword: (left: number) => `Wrong password. You have ${left === 1 ? '1 try' : `${left} tries`} left.`,
  noPassword: 'This account has no password yet. Please set one first.',
  notVerified: 'Please verify your identity first.',
  methodUnavailable: 'This way of two-step verification is not available.',
  wrongTotp: 'This is not the current code of your authenticator. Each code can be used once.',
  tooManyWrongCodes: 'Too many wrong codes. Please log in again.',
  twoStepForced: 'Your company requires two-step verification, so it cannot be turned off.',
  sliderFailed: 'Please drag the slider to the end once more.',
  unknownDevice: 'This device is not on the list any more.',
  currentDevice: 'This is the device you are using. Log out instead.',
  unknownThird: 'Your account is not bound to this platform.',
  lastWayIn: 'This is the only way to log in to your account. Please set a password or add a phone first.',
  wechatSentTitle: 'Code sent',
  wechatSentText: 'WeChat would have sent you a code now. It is in the outbox.',
  wechatFailedTitle: 'No code was sent',
  toOutbox: 'Open the outbox',
}

/** What the server says of two-step verification, devices, binds and the slider. */
export type SecurityWords = typeof en

const zhCN: SecurityWords = {
  wrongPassword: (left) => `密码不正确，还可尝试 ${left} 次。`,
  noPassword: '该账号尚未设置密码，请先设置密码。',
  notVerified: '请先验证身份。',
  methodUnavailable: '暂不支持此两步验证方式。',
  wrongTotp: '身份验证器的验证码不正确。每个验证码只能使用一次。',
  tooManyWrongCodes: '验证码错误次数过多，请重新登录。',
  twoStepForced: '您的企业要求开启两步验证，无法关闭。',
  sliderFailed: '请重新将滑块拖到最右侧。',
  unknownDevice: '该设备已不在列表中。',
  currentDevice: '这是您正在使用的设备，请直接退出登录。',
  unknownThird: '您的账号未绑定该平台。',
  lastWayIn: '这是您登录账号的唯一方式，请先设置密码或绑定手机号。',
  wechatSentTitle: '验证码已发送',
  wechatSentText: '微信本应在此时向您发送验证码，现在可以在发件箱中查看。',
  wechatFailedTitle: '验证码未发送',
  toOutbox: '打开发件箱',
}

const zhTW: SecurityWords = {
  wrongPassword: (left) => `密碼不正確，還可嘗試 ${left} 次。`,
  noPassword: '此帳號尚未設定密碼，請先設定密碼。',
  notVerified: '請先驗證身分。',
  methodUnavailable: '目前不支援此兩步驟驗證方式。',
  wrongTotp: '驗證器的驗證碼不正確。每組驗證碼只能使用一次。',
  tooManyWrongCodes: '驗證碼錯誤次數過多，請重新登入。',
  twoStepForced: '您的企業要求開啟兩步驟驗證，無法關閉。',
  sliderFailed: '請重新將滑塊拖曳到最右側。',
  unknownDevice: '此裝置已不在清單中。',
  currentDevice: '這是您正在使用的裝置，請直接登出。',
  unknownThird: '您的帳號未綁定此平台。',
  lastWayIn: '這是您登入帳號的唯一方式，請先設定密碼或綁定手機號碼。',
  wechatSentTitle: '驗證碼已傳送',
  wechatSentText: '微信原本會在此時傳送驗證碼給您，現在可以在寄件匣中查看。',
  wechatFailedTitle: '驗證碼未傳送',
  toOutbox: '開啟寄件匣',
}

/** The same in every language. */
export const securityWords: Record<Locale, SecurityWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
