// Generated from the English catalogues by `npm run i18n:types`; not edited by hand.

/** The values that each text takes. */
export type MessageValues = {
  'page.load-failed': undefined
  'page.reload': undefined
  'page.no-script': undefined
  'page.crashed.title': undefined
  'page.crashed.body': undefined
  'not-found.title': { product: string | number }
  'not-found.heading': undefined
  'not-found.body': undefined
  'not-found.action': undefined
  'language.label': undefined
  'language.question': { language: string | number }
  'language.question-detail': undefined
  'language.switch': undefined
  'language.stay': undefined
  'footer.terms': undefined
  'footer.privacy': undefined
  'footer.help': undefined
  'login.title': { product: string | number }
  'login.login.label': undefined
  'login.password.label': undefined
  'login.password.show': undefined
  'login.password.hide': undefined
  'login.forgot-password': undefined
  'login.submit': undefined
  'login.opening': undefined
  'login.missing': { fields: string | number }
  'login.or': undefined
  'login.third.wechat': undefined
  'login.third.wecom': undefined
  'login.third.dingtalk': undefined
  'login.no-account': { product: string | number }
  'login.register': undefined
  'picture-captcha.label': undefined
  'picture-captcha.picture': { count: string | number }
  'picture-captcha.refresh': undefined
  'picture-captcha.retry': undefined
  'picture-captcha.too-long': { count: string | number }
  'blocker.label': undefined
  'toast.close': undefined
  'toast.region': undefined
  'dialog.ok': undefined
  'dialog.close': undefined
  'brand.promise': undefined
  'brand.promise-detail': undefined
  'login.password.caps-lock': undefined
  'list.separator': undefined
  'error.status-500.title': undefined
  'error.status-500.body': undefined
  'error.status-502.title': undefined
  'error.status-404.title': undefined
  'error.status-403.title': undefined
  'error.status-other.title': undefined
  'error.status-other.body': undefined
  'error.status-other.wait': { seconds: number }
  'error.offline.title': undefined
  'error.offline.body': undefined
  'error.timeout.title': undefined
  'error.timeout.body': undefined
  'error.unreachable.title': undefined
  'error.unreachable.body': undefined
  'error.unreadable.title': undefined
  'error.unreadable.body': undefined
  'error.encryption-refused.title': undefined
  'error.encryption-refused.body': undefined
  'error.force-two-step-in-client.title': undefined
  'error.force-two-step.title': undefined
  'error.session-expired-in-client.title': undefined
  'error.session-expired.title': undefined
  'error.session-idle.title': undefined
  'error.session-ended.title': undefined
  'error.session-ended.action': undefined
  'error.enterprise-limited-on-mobile.title': undefined
  'error.enterprise-limited-on-mobile.body': undefined
  'error.enterprise-limited.title': undefined
  'error.enterprise-limited.body': undefined
  'error.enterprise-limited.action': undefined
  'error.enterprise-limited.secondary': undefined
  'error.client-outdated.title': undefined
  'error.client-outdated.body': undefined
  'error.client-outdated.action': undefined
  'error.client-outdated.secondary': undefined
  'error.already-verified.title': undefined
  'error.verify-too-frequent.title': undefined
  'error.picture-captcha-wrong.title': undefined
  'error.picture-captcha-needed.title': undefined
  'error.sliding-captcha.title': undefined
  'error.with-link.title': undefined
  'error.with-link.action': undefined
  'error.password-error.title': undefined
  'error.field-error.title': undefined
  'error.two-step-code-error.title': undefined
  'error.reserved-code.title': undefined
  'error.other.title': undefined
  'error.reload-loop.title': undefined
  'error.reload-loop.body': undefined
}

export type MessageId = keyof MessageValues
