import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  phone: {
    wrong: 'Please enter a phone number that can receive a code.',
    notVerified: 'Please verify your current phone first.',
    sameAsBefore: 'This is your current phone.',
    taken: 'This phone belongs to another account.',
  },
  email: {
    wrong: 'Please enter a complete email address.',
    notVerified: 'Please verify your current email first.',
    sameAsBefore: 'This is your current email.',
    taken: 'This email belongs to another account.',
  },
}

export type ContactWords = typeof en

const zhCN: ContactWords = {
  phone: {
    wrong: '请输入能接收验证码的手机号。',
    notVerified: '请先验证当前手机号。',
    sameAsBefore: '这是你当前的手机号。',
    taken: '该手机号已被其他账号使用。',
  },
  email: {
    wrong: '请输入完整的邮箱地址。',
    notVerified: '请先验证当前邮箱。',
    sameAsBefore: '这是你当前的邮箱。',
    taken: '该邮箱已被其他账号使用。',
  },
}

const zhTW: ContactWords = {
  phone: {
    wrong: '請輸入可接收驗證碼的手機號碼。',
    notVerified: '請先驗證目前的手機號碼。',
    sameAsBefore: '這是你目前的手機號碼。',
    taken: '此手機號碼已被其他帳號使用。',
  },
  email: {
    wrong: '請輸入完整的電子郵件地址。',
    notVerified: '請先驗證目前的電子郵件。',
    sameAsBefore: '這是你目前的電子郵件地址。',
    taken: '此電子郵件地址已被其他帳號使用。',
  },
}

export const contactWords: Record<Locale, ContactWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
