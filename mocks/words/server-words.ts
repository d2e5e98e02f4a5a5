import type { Locale } from '../../src/i18n/locales.ts'
import { codeWords } from './code-words.ts'
import { contactWords } from './contact-words.ts'
import { deviceWords } from './device-words.ts'
import { entryWords } from './entry-words.ts'
import { noticeWords } from './notice-words.ts'
import { recoveryWords } from './recovery-words.ts'
import { registrationWords } from './registration-words.ts'
import { securityWords } from './security-words.ts'

const en = {
  wrongPassword: (left: number) =>
    `The login or the password is not right. You have ${left === 1 ? '1 try' : `${left} tries`} left.`,
  paused: (minutes: number) =>
    `Too many wrong passwords. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  captcha: {
    missing: 'Please enter the characters shown in the picture.',
    wrong: 'These are not the characters in the picture. Please try the new one.',
    expired: 'That picture has expired. Please enter the characters of the new one.',
    slider: 'Please complete the slider.',
    sliderFailed: 'Please drag the slider to the end once more.',
  },
  codes: codeWords.en,
  security: securityWords.en,
  registration: registrationWords.en,
  recovery: recoveryWords.en,
  contacts: contactWords.en,
  devices: deviceWords.en,
  entry: entryWords.en,
  notices: noticeWords.en,
  twoStepRequired: 'Please enter your security code.',
  pageExpired: 'This page has expired. Please reload it.',
  notLoggedIn: 'You are not logged in.',
  otherAccount: 'Another account is logged in now.',
  notFound: 'There is nothing at this address.',
}

export type ServerWords = typeof en

const zhCN: ServerWords = {
  wrongPassword: (left) => `账号或密码不正确，还可尝试 ${left} 次。`,
  paused: (minutes) => `密码错误次数过多，请在 ${minutes} 分钟后重试。`,
  captcha: {
    missing: '请输入图片中的字符。',
    wrong: '图片验证码不正确，请按新图片重新输入。',
    expired: '图片验证码已失效，请按新图片重新输入。',
    slider: '请完成滑块验证。',
    sliderFailed: '验证未通过，请重新将滑块拖到最右侧。',
  },
  codes: codeWords['zh-CN'],
  security: securityWords['zh-CN'],
  registration: registrationWords['zh-CN'],
  recovery: recoveryWords['zh-CN'],
  contacts: contactWords['zh-CN'],
  devices: deviceWords['zh-CN'],
  entry: entryWords['zh-CN'],
  notices: noticeWords['zh-CN'],
  twoStepRequired: '请输入安全码。',
  pageExpired: '页面已过期，请刷新。',
  notLoggedIn: '你尚未登录。',
  otherAccount: '当前登录的是另一个账号。',
  notFound: '该地址没有内容。',
}

const zhTW: ServerWords = {
  wrongPassword: (left) => `帳號或密碼不正確，還可嘗試 ${left} 次。`,
  paused: (minutes) => `密碼錯誤次數過多，請在 ${minutes} 分鐘後重試。`,
  captcha: {
    missing: '請輸入圖片中的字元。',
    wrong: '圖形驗證碼不正確，請依新圖片重新輸入。',
    expired: '圖形驗證碼已失效，請依新圖片重新輸入。',
    slider: '請完成滑動驗證。',
    sliderFailed: '驗證未通過，請再次將滑桿拖曳到最右側。',
  },
  codes: codeWords['zh-TW'],
  security: securityWords['zh-TW'],
  registration: registrationWords['zh-TW'],
  recovery: recoveryWords['zh-TW'],
  contacts: contactWords['zh-TW'],
  devices: deviceWords['zh-TW'],
  entry: entryWords['zh-TW'],
  notices: noticeWords['zh-TW'],
  twoStepRequired: '請輸入安全碼。',
  pageExpired: '頁面已過期，請重新整理。',
  notLoggedIn: '你尚未登入。',
  otherAccount: '目前登入的是另一個帳號。',
  notFound: '此網址沒有內容。',
}

export const serverWords: Record<Locale, ServerWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
