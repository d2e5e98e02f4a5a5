import type { Locale } from '../../src/i18n/locales.ts'
import { type ServerWords, serverWords } from './server-words.ts'

export type Localized = Record<Locale, string>

function inEach(en: string, zhCN: string, zhTW: string): Localized {
  return { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
}

/** A message that the service's own handlers also use. */
function fromServerWords(pick: (words: ServerWords) => string): Localized {
  return inEach(pick(serverWords.en), pick(serverWords['zh-CN']), pick(serverWords['zh-TW']))
}

export const errorWords = {
  forceTwoStep: inEach(
    'Your company requires two-step verification.',
    '你所在的企业要求开启两步验证。',
    '你所在的企業要求開啟兩步驟驗證。',
  ),
  sessionExpired: fromServerWords(({ pageExpired }) => pageExpired),
  enterpriseExpired: inEach('Your company’s plan has expired.', '你所在的企业服务已到期。', '你所在的企業服務已到期。'),
  enterpriseRestricted: inEach(
    'Your company’s plan is restricted.',
    '你所在的企业服务已受限。',
    '你所在的企業服務已受限。',
  ),
  clientOutdated: inEach(
    'Your company protects its files against leaks. Please install desktop client 5.2 or newer to go on.',
    '你所在的企业已启用文件防泄密保护，请安装 5.2 或更高版本的桌面客户端后继续。',
    '你所在的企業已啟用檔案外洩防護，請安裝 5.2 或更新版本的桌面用戶端後繼續。',
  ),
  alreadyVerified: inEach('You have verified your identity.', '你已完成身份验证。', '你已完成身分驗證。'),
  tooFrequent: inEach(
    'Too many verifications in a short time. Please wait a moment.',
    '验证操作过于频繁，请稍后再试。',
    '驗證操作過於頻繁，請稍後再試。',
  ),
  captchaWrong: fromServerWords(({ captcha }) => captcha.wrong),
  captchaNeeded: fromServerWords(({ captcha }) => captcha.missing),
  slider: fromServerWords(({ captcha }) => captcha.slider),
  withLink: inEach(
    'This account works in the desktop client only. Please download it to go on.',
    '该账号需在桌面客户端中使用，请下载后继续。',
    '此帳號需在桌面用戶端中使用，請下載後繼續。',
  ),
  passwordWrong: fromServerWords(({ wrongPassword }) => wrongPassword(5)),
  accountClosed: inEach(
    'This account has been closed. Please contact your administrator.',
    '该账号已停用，请联系管理员。',
    '此帳號已停用，請聯絡管理員。',
  ),
  codeWrong: fromServerWords(({ codes }) => codes.wrong),
  notActivated: inEach(
    'This account is not activated yet. Please open the link in your invitation.',
    '该账号尚未激活，请打开邀请中的链接完成激活。',
    '此帳號尚未啟用，請開啟邀請中的連結完成啟用。',
  ),
  other: inEach(
    'This could not be done right now. Please try again later.',
    '暂时无法完成操作，请稍后再试。',
    '暫時無法完成操作，請稍後再試。',
  ),
} satisfies Record<string, Localized>
