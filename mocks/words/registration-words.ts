import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  closed: 'New accounts cannot be created at the moment.',
  phoneTaken: 'There is already an account with this phone. Please log in with it.',
  emailTaken: 'There is already an account with this email.',
  nameMissing: 'Please enter your name.',
  companyMissing: 'Please enter the name of your company.',
  couponUnknown: 'We cannot find this coupon. Please check it and try again.',
  couponExpired: 'This coupon has expired.',
  coupons: {
    partner: 'Three months free with any plan',
    team: 'Half price for the first year, for teams of up to 50 people',
  },
  alreadyLinked: 'This account is already bound. Please log in with it on the login page.',
  typeAlreadyLinked: 'Your account is already bound to another account of this kind. Unbind that one first.',
  appliedAlready: 'You have already applied with this phone. We will be in touch.',
}

export type RegistrationWords = typeof en

const zhCN: RegistrationWords = {
  closed: '暂未开放注册。',
  phoneTaken: '该手机号已注册，请直接登录。',
  emailTaken: '该邮箱已被其他账号使用。',
  nameMissing: '请输入姓名。',
  companyMissing: '请输入企业名称。',
  couponUnknown: '优惠码不存在，请核对后重新输入。',
  couponExpired: '该优惠码已过期。',
  coupons: {
    partner: '任意套餐均可免费使用三个月',
    team: '50 人以内团队首年半价',
  },
  alreadyLinked: '该第三方账号已绑定其他账号，请在登录页面直接使用它登录。',
  typeAlreadyLinked: '你的账号已绑定同一平台的另一个账号，请先解绑。',
  appliedAlready: '你已使用该手机号提交过申请，我们会尽快与你联系。',
}

const zhTW: RegistrationWords = {
  closed: '目前未開放註冊。',
  phoneTaken: '此手機號碼已註冊，請直接登入。',
  emailTaken: '此電子郵件地址已被其他帳號使用。',
  nameMissing: '請輸入姓名。',
  companyMissing: '請輸入企業名稱。',
  couponUnknown: '查無此優惠碼，請確認後重新輸入。',
  couponExpired: '此優惠碼已過期。',
  coupons: {
    partner: '任一方案皆可免費使用三個月',
    team: '50 人以下團隊首年半價',
  },
  alreadyLinked: '此第三方帳號已綁定其他帳號，請在登入頁面直接使用它登入。',
  typeAlreadyLinked: '你的帳號已綁定同一平台的另一個帳號，請先解除綁定。',
  appliedAlready: '你已使用此手機號碼提出申請，我們會盡快與你聯絡。',
}

export const registrationWords: Record<Locale, RegistrationWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
