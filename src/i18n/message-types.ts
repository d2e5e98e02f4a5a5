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
  'form.missing': { fields: string | number }
  'new-password.label': undefined
  'new-password.confirmation': undefined
  'new-password.show': undefined
  'new-password.hide': undefined
  'new-password.show-confirmation': undefined
  'new-password.hide-confirmation': undefined
  'new-password.caps-lock': undefined
  'new-password.rule.letters-digits': { min: string | number; max: string | number }
  'new-password.rule.with-capital': { min: string | number; max: string | number }
  'new-password.rule.with-special': { min: string | number; max: string | number }
  'new-password.rule.with-capital-and-special': { min: string | number; max: string | number }
  'new-password.edge-space': undefined
  'new-password.forbidden': undefined
  'new-password.forbidden-details': undefined
  'new-password.mismatch': undefined
  'new-password.requirements': undefined
  'new-password.requirement.length': { min: string | number; max: string | number }
  'new-password.requirement.letter': undefined
  'new-password.requirement.upper-and-lower': undefined
  'new-password.requirement.digit': undefined
  'new-password.requirement.special': undefined
  'new-password.requirement.letters-digits-only': undefined
  'new-password.requirement.with-specials-only': undefined
  'new-password.requirement.no-edge-space': undefined
  'new-password.state.open': undefined
  'new-password.state.met': undefined
  'new-password.state.broken': undefined
  'new-password.summary': { met: string | number; total: string | number }
  'new-password.strength.weak': undefined
  'new-password.strength.fair': undefined
  'new-password.strength.good': undefined
  'new-password.strength.strong': undefined
  'new-password.reason.personal': undefined
  'new-password.reason.common': undefined
  'new-password.reason.pattern': undefined
  'new-password.reason.repeat': undefined
  'new-password.reason.date': undefined
  'new-password.reason.longer': undefined
  'new-password.strength': undefined
  'terms.label': { terms: string | number; privacy: string | number }
  'terms.terms': undefined
  'terms.privacy': undefined
  'terms.missing': undefined
  'terms.error': undefined
  'error-card.details': undefined
  'error-card.code': undefined
  'error-card.call': undefined
  'error-card.time': undefined
  'error-card.copy': undefined
  'error-card.copied': undefined
  'error-card.copy-failed': undefined
  'error-card.retry': undefined
  'connection.offline': undefined
  'connection.online': undefined
  'phone-field.country': undefined
  'phone-field.country-named': { name: string | number; code: string | number }
  'phone-field.country-code': { code: string | number }
  'phone-field.search': undefined
  'phone-field.recent': undefined
  'phone-field.common': undefined
  'phone-field.others': undefined
  'phone-field.found': { count: number }
  'phone-field.nothing': undefined
  'phone-field.loading': undefined
  'phone-field.failed': undefined
  'phone-field.retry': undefined
  'phone-field.close': undefined
  'phone-field.empty': undefined
  'phone-field.invalid-86': undefined
  'phone-field.invalid': undefined
  'phone-field.too-long': { code: string | number; limit: string | number }
  'phone-field.label': undefined
  'link.new-tab': undefined
  'sms-code.label': undefined
  'sms-code.send': undefined
  'sms-code.again': undefined
  'sms-code.countdown': { seconds: string | number }
  'sms-code.sent': undefined
  'sms-code.sent-to': { to: string | number }
  'sms-code.voice': undefined
  'sms-code.voice-sent': { seconds: number }
  'sms-code.can-ask-again': undefined
  'sms-code.too-long': { count: number }
  'slider.title': undefined
  'slider.how': undefined
  'slider.keys': undefined
  'slider.label': undefined
  'slider.checking': undefined
  'slider.passed': undefined
  'slider.failed': undefined
  'slider.too-often': undefined
  'slider.lost': undefined
  'slider.loading': undefined
  'slider.broken': undefined
  'slider.late': undefined
  'slider.retry': undefined
  'register.title': { product: string | number }
  'register-personal.title': { product: string | number }
  'register-enterprise.title': { product: string | number }
  'register-market.title': { product: string | number }
  'bind.title': { product: string | number }
  'bind.login.heading': undefined
  'bind.login.intro': { third: string | number; product: string | number }
  'bind.login.intro-any': { product: string | number }
  'bind.login.submit': undefined
  'bind.new': { product: string | number }
  'bind.to-register': undefined
  'bind.register.heading': { product: string | number }
  'bind.register.intro': { third: string | number }
  'bind.register.intro-any': undefined
  'bind.name.label': undefined
  'bind.register.submit': undefined
  'bind.known': undefined
  'bind.to-login': undefined
  'bind.dead.heading': undefined
  'bind.dead.intro': { third: string | number }
  'bind.dead.intro-any': undefined
  'bind.dead.again': { third: string | number }
  'bind.dead.other': undefined
  'forgot-password.title': { product: string | number }
  'reset-password.title': { product: string | number }
  'set-password.title': { product: string | number }
  'activation.title': { product: string | number }
  'activation.heading': undefined
  'activation.checking': undefined
  'activation.failed': undefined
  'activation.dead.heading': undefined
  'activation.dead.intro': undefined
  'activation.dead.login': undefined
  'activation.phone.heading': undefined
  'activation.phone.intro': { company: string | number; product: string | number }
  'activation.phone.intro-any': { product: string | number }
  'activation.phone.submit': undefined
  'activation.account.heading': undefined
  'activation.account.intro': { company: string | number; product: string | number }
  'activation.account.intro-any': { product: string | number }
  'activation.account.login': undefined
  'activation.name.label': undefined
  'activation.account.submit': undefined
  'two-step-login.title': { product: string | number }
  'qr-login.title': { product: string | number }
  'qr-login-confirm.title': { product: string | number }
  'verify-identity.title': { product: string | number }
  'two-step-setup.title': { product: string | number }
  'referral.title': { product: string | number }
  'referral.heading': undefined
  'referral.intro': { product: string | number }
  'referral.name.label': undefined
  'referral.company.label': undefined
  'referral.email.label': undefined
  'referral.email.wrong': undefined
  'referral.submit': undefined
  'referral.done.heading': undefined
  'referral.done.intro': { phone: string | number; email: string | number }
  'referral.done.login': { product: string | number }
}

export type MessageId = keyof MessageValues
