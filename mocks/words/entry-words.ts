import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  qrDead: 'This QR code has expired or has been used. Please get a new one and scan it.',
  applicationUnknown: 'The application that sent you here is not known.',
  applicationAddress: 'The application that sent you here named an address that is not its own.',
  domainUnknown: 'No company with this domain logs in by single sign-on.',
  productUnknown: 'This single sign-on does not exist. Please start again.',
}

/** What the server says to people who log in by QR code, by their company, or for another application. */
export type EntryWords = typeof en

const zhCN: EntryWords = {
  qrDead: '二维码已过期或已被使用，请刷新后重新扫描。',
  applicationUnknown: '无法识别来源应用。',
  applicationAddress: '来源应用提供的返回地址不属于该应用。',
  domainUnknown: '没有企业以该域名开通单点登录。',
  productUnknown: '该单点登录不存在，请重新操作。',
}

const zhTW: EntryWords = {
  qrDead: 'QR 碼已過期或已被使用，請重新整理後再掃描。',
  applicationUnknown: '無法辨識來源應用程式。',
  applicationAddress: '來源應用程式提供的返回網址不屬於該應用程式。',
  domainUnknown: '沒有企業以此網域開通單一登入。',
  productUnknown: '此單一登入不存在，請重新操作。',
}

export const entryWords: Record<Locale, EntryWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
