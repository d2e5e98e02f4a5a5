import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  phone: {
    notProved: 'Please verify your current phone first.',
    sameAsBefore: 'This is your current phone.',
    taken: 'This phone belongs to another account.',
  },
  email: {
    notProved: 'Please verify your current email first.',
    sameAsBefore: 'This is your current email.',
    taken: 'This email belongs to another account.',
  },
}

/** What the server says to people who change their phone or email. */
export type ContactWords = typeof en

const zhCN: ContactWords = {
  phone: {
    notProved: '请先验证当前手机号。',
    sameAsBefore: '这是您当前的手机号。',
    taken: '该手机号已被其他账号使用。',
  },
  email: {
    notProved: '请先验证当前邮箱。',
    sameAsBefore: '这是您当前的邮箱。',
    taken: '该邮箱已被其他账号使用。',
  },
}

const zhTW: ContactWords = {
  phone: {
    notProved: '請先驗證目前的手機號碼。',
    sameAsBefore: '這是您目前的手機號碼。',
    taken: '此手機號碼已被其他帳號使用。',
  },
  email: {
    notProved: '請先驗證目前的電子郵件。',
    sameAsBefore: '這是您目前的電子郵件。',
    taken: '此電子郵件已被其他帳號使用。',
  },
}

export const contactWords: Record<Locale, ContactWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
