import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  qrLoginEnded: 'This QR code has expired or has been used. Please get a new one and scan it.',
  applicationUnknown: 'The application that sent you here is not known.',
  foreignReturnUrl: 'The application that sent you here named an address that is not its own.',
  domainUnknown: 'Single sign-on is not set up for this domain.',
  productUnknown: 'This single sign-on is not valid. Please start again.',
}

/** The server's messages to people who log in by QR code, by their company, or for another application. */
export type EntryWords = typeof en

const zhCN: EntryWords = {
  qrLoginEnded: '二维码已过期或已被使用，请刷新后重新扫描。',
  applicationUnknown: '无法识别来源应用。',
  foreignReturnUrl: '来源应用提供的返回地址不属于该应用。',
  domainUnknown: '该域名尚未开通单点登录。',
  productUnknown: '单点登录信息无效，请重新操作。',
}

const zhTW: EntryWords = {
  qrLoginEnded: 'QR 碼已過期或已被使用，請重新整理後再掃描。',
  applicationUnknown: '無法辨識來源應用程式。',
  foreignReturnUrl: '來源應用程式提供的返回網址不屬於該應用程式。',
  domainUnknown: '此網域尚未開通單一登入。',
  productUnknown: '單一登入資訊無效，請重新操作。',
}

export const entryWords: Record<Locale, EntryWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
