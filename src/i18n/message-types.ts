// Generated from the English catalogue by `npm run i18n:types`; do not edit by hand.

/** The placeholder values of each text. */
export type MessageValues = {
  'page.load-failed': undefined
  'page.load-failed.typed': undefined
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
  'login.provider.wechat': undefined
  'login.provider.wecom': undefined
  'login.provider.dingtalk': undefined
  'login.no-method': undefined
  'login.no-account': { product: string | number }
  'login.register': undefined
  'picture-captcha.label': undefined
  'picture-captcha.picture': { count: string | number }
  'picture-captcha.refresh': undefined
  'picture-captcha.retry': undefined
  'picture-captcha.empty': { count: string | number }
  'blocker.label': undefined
  'toast.close': undefined
  'toast.region': undefined
  'dialog.ok': undefined
  'dialog.close': undefined
  'brand.promise': undefined
  'brand.promise-detail': undefined
  'login.password.caps-lock': undefined
  'login.methods': undefined
  'login.method.password': undefined
  'login.method.sms': undefined
  'login.method.qr': undefined
  'login.last-used': undefined
  'login.remember': undefined
  'login.sso': undefined
  'login.instead.sms': undefined
  'login.instead.qr': undefined
  'list.separator': undefined
  'error.status-500.title': undefined
  'error.status-500.body': undefined
  'error.status-500.support': undefined
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
  'error.no-cookies.title': undefined
  'error.no-cookies.body': undefined
  'error.reload-loop.title': undefined
  'error.reload-loop.body': undefined
  'error.status-other.wait-minutes': { minutes: number }
  'error.with-wait': { text: string | number; seconds: number }
  'error.with-wait-minutes': { text: string | number; minutes: number }
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
  'new-password.forbidden': { character: string | number }
  'new-password.forbidden-space': undefined
  'new-password.forbidden-details': undefined
  'new-password.mismatch': undefined
  'new-password.requirements': undefined
  'new-password.requirement.length': { min: string | number; max: string | number }
  'new-password.requirement.letter': undefined
  'new-password.requirement.upper-and-lower': undefined
  'new-password.requirement.digit': undefined
  'new-password.requirement.special': undefined
  'new-password.requirement.letters-digits-only': undefined
  'new-password.requirement.letters-digits-specials-only': undefined
  'new-password.requirement.no-edge-space': undefined
  'new-password.state.pending': undefined
  'new-password.state.met': undefined
  'new-password.state.unmet': undefined
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
  'error-card.missing': undefined
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
  'phone-field.match-count': { count: number }
  'phone-field.no-matches': undefined
  'phone-field.loading': undefined
  'phone-field.failed': undefined
  'phone-field.retry': undefined
  'phone-field.close': undefined
  'phone-field.empty': undefined
  'phone-field.invalid-86': undefined
  'phone-field.invalid': undefined
  'phone-field.too-long': { code: string | number; limit: string | number }
  'phone-field.suggestion': { code: string | number; number: string | number }
  'phone-field.suggestion.accept': undefined
  'phone-field.suggestion.reject': undefined
  'phone-field.label': undefined
  'link.new-tab': undefined
  'sms-code.label': undefined
  'sms-code.send': undefined
  'sms-code.resend': undefined
  'sms-code.countdown': { seconds: string | number }
  'sms-code.sent': undefined
  'sms-code.sent-to': { to: string | number }
  'sms-code.voice': undefined
  'sms-code.voice-sent': { seconds: number }
  'sms-code.can-resend': undefined
  'sms-code.too-long': { count: number }
  'slider.title': undefined
  'slider.instructions': undefined
  'slider.keyboard-instructions': undefined
  'slider.label': undefined
  'slider.stopped': undefined
  'slider.checking': undefined
  'slider.passed': undefined
  'slider.failed': undefined
  'slider.too-many-attempts': undefined
  'slider.no-response': undefined
  'slider.loading': undefined
  'slider.load-failed': undefined
  'slider.load-slow': undefined
  'slider.retry': undefined
  'register.title': { product: string | number }
  'register.choice.title': undefined
  'register.choice.intro': undefined
  'register.choice.personal': undefined
  'register.choice.personal-text': undefined
  'register.choice.enterprise': undefined
  'register.choice.enterprise-text': undefined
  'register.personal.title': undefined
  'register.personal.intro': undefined
  'register.personal.other': undefined
  'register.enterprise.title': undefined
  'register.enterprise.intro': undefined
  'register.enterprise.other': undefined
  'register.market.title': undefined
  'register.market.intro': undefined
  'register.company': undefined
  'register.company-optional': undefined
  'register.name': undefined
  'register.submit': undefined
  'register.has-account': undefined
  'register.log-in': undefined
  'register.go-to-login': undefined
  'register.without-link': undefined
  'register.closed.title': undefined
  'register.closed.body': undefined
  'register.invalid-link.title': undefined
  'register.invalid-link.body': undefined
  'register.continue': undefined
  'register.verify.title': undefined
  'register.change-phone': undefined
  'register.phone-taken': undefined
  'register.verify.to': { phone: string | number }
  'register-personal.title': { product: string | number }
  'register-enterprise.title': { product: string | number }
  'register-market.title': { product: string | number }
  'link-account.title': { product: string | number }
  'link-account.login.heading': undefined
  'link-account.login.intro': { provider: string | number; product: string | number }
  'link-account.login.intro-any': { product: string | number }
  'link-account.login.submit': undefined
  'link-account.no-account': { product: string | number }
  'link-account.to-register': undefined
  'link-account.register.heading': { product: string | number }
  'link-account.register.intro': { provider: string | number }
  'link-account.register.intro-any': undefined
  'link-account.name.label': undefined
  'link-account.register.submit': undefined
  'link-account.has-account': undefined
  'link-account.to-login': undefined
  'link-account.invalid-link.heading': undefined
  'link-account.invalid-link.intro': { provider: string | number }
  'link-account.invalid-link.intro-any': undefined
  'link-account.invalid-link.again': { provider: string | number }
  'link-account.invalid-link.other': undefined
  'forgot-password.title': { product: string | number }
  'forgot-password.heading': undefined
  'forgot-password.intro': undefined
  'forgot-password.submit': undefined
  'forgot-password.remembered': undefined
  'forgot-password.login-not-usable': undefined
  'forgot-password.other': undefined
  'forgot-password.code.heading': undefined
  'forgot-password.code.intro': { phone: string | number }
  'forgot-password.email.heading': undefined
  'forgot-password.email.intro': { email: string | number }
  'forgot-password.email.help': undefined
  'forgot-password.email.resend': undefined
  'forgot-password.email.wait': { seconds: string | number }
  'forgot-password.email.sent-again': undefined
  'forgot-password.expired.heading': undefined
  'forgot-password.expired.intro': undefined
  'forgot-password.expired.action': undefined
  'reset-password.title': { product: string | number }
  'set-password.title': { product: string | number }
  'set-password.heading': undefined
  'set-password.intro-init': undefined
  'set-password.intro-forced': undefined
  'set-password.submit-init': undefined
  'activation.title': { product: string | number }
  'activation.heading': undefined
  'activation.checking': undefined
  'activation.failed': undefined
  'activation.invalid-link.heading': undefined
  'activation.invalid-link.intro': undefined
  'activation.invalid-link.login': undefined
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
  'two-step-login.heading': undefined
  'two-step-login.intro': undefined
  'two-step-login.intro.sms': { phone: string | number }
  'two-step-login.intro.sms-unknown-phone': undefined
  'two-step-login.intro.wechat': undefined
  'two-step-login.intro.google': undefined
  'two-step-login.code': undefined
  'two-step-login.incomplete': { count: string | number }
  'two-step-login.other-account': undefined
  'two-step-login.wechat.again': undefined
  'two-step-login.wechat.scan': undefined
  'two-step-login.wechat.picture': undefined
  'two-step-login.ended.heading': undefined
  'two-step-login.ended.body': undefined
  'two-step-login.no-login.heading': undefined
  'two-step-login.no-login.body': undefined
  'two-step-login.begin-again': undefined
  'qr-login.title': { product: string | number }
  'qr-login.heading': undefined
  'qr-login.intro': undefined
  'qr-login.label': { product: string | number }
  'qr-login.ready.title': { product: string | number }
  'qr-login.ready.text': undefined
  'qr-login.ready.title-on-phone': undefined
  'qr-login.ready.text-on-phone': undefined
  'qr-login.scanned.title': undefined
  'qr-login.scanned.text': undefined
  'qr-login.scanned.text-with-name': { name: string | number }
  'qr-login.confirmed.title': undefined
  'qr-login.confirmed.text': undefined
  'qr-login.canceled.title': undefined
  'qr-login.canceled.text': undefined
  'qr-login.expired.title': undefined
  'qr-login.expired.text': undefined
  'qr-login.unknown-status.title': undefined
  'qr-login.unknown-status.text': undefined
  'qr-login.refused.title': undefined
  'qr-login.refused.text': undefined
  'qr-login.failed.title': undefined
  'qr-login.failed.text': undefined
  'qr-login.failed.wait': { seconds: number }
  'qr-login.failed.wait-minutes': { minutes: number }
  'qr-login.offline.text': undefined
  'qr-login.refresh': undefined
  'qr-login.retry': undefined
  'qr-login.left.minutes': { count: number }
  'qr-login.left.seconds': { count: number }
  'qr-login.no-phone': undefined
  'qr-login.other-method': undefined
  'qr-login-confirm.title': { product: string | number }
  'verify-identity.title': { product: string | number }
  'verify-identity.heading': undefined
  'verify-identity.intro': undefined
  'verify-identity.submit': undefined
  'verify-identity.opening': undefined
  'verify-identity.no-password.heading': undefined
  'verify-identity.no-password.intro': undefined
  'verify-identity.no-password.action': undefined
  'two-step-setup.title': { product: string | number }
  'referral.title': { product: string | number }
  'session.logged-in': undefined
  'session.logged-in.at-login': undefined
  'session.continue': undefined
  'session.logged-out': undefined
  'session.timed-out': undefined
  'session.other': undefined
  'session.other.text': undefined
  'session.other.action': undefined
  'session.ended': undefined
  'session.ended.action': undefined
  'link-question.owner': { owner: string | number }
  'link-question.owner-unknown': undefined
  'link-question.logged-in': { login: string | number }
  'link-question.log-out': undefined
  'link-question.stay-logged-in': undefined
  'link-question.link': undefined
  'quick-login.new-account': undefined
  'sso.heading': undefined
  'sso.intro': undefined
  'sso.domain': undefined
  'sso.no-domain': undefined
  'sso.no-address': undefined
  'sso.submit': undefined
  'sso.back': undefined
  'sso.hint': undefined
  'sso.hint-action': undefined
  'qr-confirm.heading': undefined
  'qr-confirm.intro': undefined
  'qr-confirm.device-unknown': undefined
  'qr-confirm.confirm': undefined
  'qr-confirm.cancel': undefined
  'qr-confirm.confirmed.title': undefined
  'qr-confirm.confirmed.text': undefined
  'qr-confirm.confirmed.hint': undefined
  'qr-confirm.canceled.title': undefined
  'qr-confirm.canceled.text': undefined
  'qr-confirm.canceled.hint': undefined
  'qr-confirm.invalid-code.title': undefined
  'qr-confirm.invalid-code.text': undefined
  'qr-confirm.invalid-code.hint': undefined
  'qr-confirm.logged-out.title': undefined
  'qr-confirm.logged-out.text': undefined
  'qr-confirm.logged-out.action': undefined
  'choose-password.heading': undefined
  'choose-password.intro': undefined
  'choose-password.label': undefined
  'choose-password.submit': undefined
  'choose-password.done.heading': undefined
  'choose-password.done.intro': undefined
  'choose-password.done.intro-other': { login: string | number }
  'choose-password.invalid-link.heading': undefined
  'choose-password.invalid-link.intro': undefined
  'choose-password.invalid-link.action': undefined
  'choose-password.have-one': undefined
  'clock-skew.fast': { length: string | number }
  'clock-skew.slow': { length: string | number }
  'clock-skew.what-to-do': undefined
  'two-step.heading': undefined
  'two-step.summary': { place: string | number; total: string | number; label: string | number }
  'two-step.done-step': undefined
  'two-step.back': undefined
  'two-step.next': undefined
  'two-step.turn-on': undefined
  'two-step.label.password': undefined
  'two-step.label.identity': undefined
  'two-step.label.method': undefined
  'two-step.label.app': undefined
  'two-step.label.connect': undefined
  'two-step.set-password.title': undefined
  'two-step.set-password.body': undefined
  'two-step.verify-identity.title': undefined
  'two-step.verify-identity.body': undefined
  'two-step.choose-method.title': undefined
  'two-step.choose-method.body': undefined
  'two-step.method.sms': undefined
  'two-step.method.sms-detail': undefined
  'two-step.method.wechat': undefined
  'two-step.method.wechat-detail': undefined
  'two-step.method.google': undefined
  'two-step.method.google-detail': undefined
  'two-step.method.recommended': undefined
  'two-step.sms.title': undefined
  'two-step.sms.body': undefined
  'two-step.wechat.title': undefined
  'two-step.wechat.body': undefined
  'two-step.wechat.picture': undefined
  'two-step.wechat.code': undefined
  'two-step.download.title': undefined
  'two-step.download.body': undefined
  'two-step.download.iphone': undefined
  'two-step.download.iphone-detail': undefined
  'two-step.download.android': undefined
  'two-step.download.android-detail': undefined
  'two-step.download.help': undefined
  'two-step.google.title': undefined
  'two-step.google.scan': undefined
  'two-step.google.scan-other': undefined
  'two-step.google.picture': undefined
  'two-step.google.key': undefined
  'two-step.google.key-here': undefined
  'two-step.google.open-app': undefined
  'two-step.google.copy': undefined
  'two-step.google.copied': undefined
  'two-step.google.copy-failed': undefined
  'two-step.google.show': undefined
  'two-step.google.hide': undefined
  'two-step.google.hidden': undefined
  'two-step.google.code': undefined
  'two-step.code.incomplete': { count: string | number }
  'two-step.picture.refresh': undefined
  'two-step.picture.retry': undefined
  'two-step.no-method.title': undefined
  'two-step.no-method.body': undefined
  'two-step.no-method.action': undefined
  'two-step.done.title': undefined
  'two-step.done.body': undefined
  'two-step.done.action': undefined
  'two-step.no-login.title': undefined
  'two-step.no-login.body': undefined
  'two-step.no-login.action': undefined
  'two-step.intro': undefined
  'two-step.state.on': undefined
  'two-step.state.off': undefined
  'two-step.row.title': undefined
  'two-step.row.required': undefined
  'two-step.row.off': undefined
  'two-step.row.off-forced': undefined
  'two-step.row.on': undefined
  'two-step.row.sms': { phone: string | number }
  'two-step.row.sms-unknown-phone': undefined
  'two-step.row.wechat': undefined
  'two-step.row.google': undefined
  'two-step.turn-on.name': undefined
  'two-step.methods.title': undefined
  'two-step.change': undefined
  'two-step.use-method': undefined
  'two-step.turn-off': undefined
  'two-step.forced.title': undefined
  'two-step.forced.detail': undefined
  'two-step.choose-method.body-set': undefined
  'two-step.choose-method.body-modify': undefined
  'two-step.no-method.body-own': undefined
  'two-step.leave.title': undefined
  'two-step.leave.body': undefined
  'two-step.leave.yes': undefined
  'two-step.leave.no': undefined
  'two-step.turn-off.row': undefined
  'two-step.turn-off.detail': undefined
  'two-step.turn-off.title': undefined
  'two-step.turn-off.body': undefined
  'two-step.turn-off.keep': undefined
  'two-step.turned-off.title': undefined
  'two-step.turned-off.body': undefined
  'two-step.method-changed.title': undefined
  'two-step.method-changed.body': undefined
  'two-step.change.name': undefined
  'coupon.question': undefined
  'coupon.label': undefined
  'coupon.valid': undefined
  'coupon.invalid': undefined
  'leave-reason.title': undefined
  'leave-reason.body': undefined
  'leave-reason.has-account': undefined
  'leave-reason.no-code': undefined
  'leave-reason.asks-too-much': undefined
  'leave-reason.only-looking': undefined
  'leave-reason.other': undefined
  'leave-reason.detail': undefined
  'leave-reason.stay': undefined
  'referral.heading': undefined
  'referral.intro': { product: string | number }
  'referral.name.label': undefined
  'referral.company.label': undefined
  'referral.email.label': undefined
  'referral.email.wrong': undefined
  'referral.submit': undefined
  'referral.done.heading': undefined
  'referral.done.intro': { phone: string | number; email: string | number }
  'referral.done.continue': { product: string | number }
  'security.title': { product: string | number }
  'security.nav.label': undefined
  'security.nav.overview': undefined
  'security.nav.password': undefined
  'security.nav.two-step': undefined
  'security.nav.third-party': undefined
  'security.nav.phone': undefined
  'security.nav.email': undefined
  'security.nav.devices': undefined
  'security.nav.open-api': undefined
  'security.loading': undefined
  'security.heading': undefined
  'security.overview.everything': undefined
  'security.overview.almost': undefined
  'security.overview.some': undefined
  'security.overview.count': { done: string | number; total: string | number }
  'security.overview.count-partly': { done: string | number; unknown: string | number }
  'security.overview.hint.none': undefined
  'security.overview.hint.password': undefined
  'security.overview.hint.two-step': undefined
  'security.overview.hint.phone': undefined
  'security.overview.hint.email': undefined
  'security.overview.partly-failed': undefined
  'security.overview.logging-in': undefined
  'security.overview.reach': undefined
  'security.overview.access': undefined
  'security.overview.failed': undefined
  'security.overview.retry': undefined
  'security.overview.retry-label': { what: string | number }
  'security.overview.set': undefined
  'security.overview.not-set': undefined
  'security.overview.change': undefined
  'security.overview.add': undefined
  'security.overview.manage': undefined
  'security.overview.two-step.detail': undefined
  'security.overview.two-step.sms': undefined
  'security.overview.two-step.sms-to': { phone: string | number }
  'security.overview.two-step.wechat': undefined
  'security.overview.two-step.google': undefined
  'security.overview.two-step.manage-label': undefined
  'security.overview.password.set-detail': undefined
  'security.overview.password.not-set-detail': undefined
  'security.overview.password.set-action': undefined
  'security.overview.password.set-label': undefined
  'security.overview.password.change-label': undefined
  'security.overview.linked-accounts.linked': { count: string | number }
  'security.overview.linked-accounts.none': undefined
  'security.overview.linked-accounts.none-detail': undefined
  'security.overview.linked-accounts.manage-label': undefined
  'security.overview.phone.detail': undefined
  'security.overview.phone.add-label': undefined
  'security.overview.phone.change-label': undefined
  'security.overview.email.detail': undefined
  'security.overview.email.add-label': undefined
  'security.overview.email.change-label': undefined
  'security.overview.devices.count': { count: number }
  'security.overview.devices.none': undefined
  'security.overview.devices.none-detail': undefined
  'security.overview.devices.only-this': undefined
  'security.overview.devices.last': { name: string | number }
  'security.overview.devices.last-ago': { name: string | number; ago: string | number }
  'security.overview.devices.unknown': undefined
  'security.overview.devices.review': undefined
  'security.overview.devices.review-label': undefined
  'security.overview.token.detail': undefined
  'security.overview.token.view': undefined
  'security.overview.token.view-label': undefined
  'security.back': undefined
  'security-password.title': { product: string | number }
  'security-two-step.title': { product: string | number }
  'security-third-party.title': { product: string | number }
  'security-phone.title': { product: string | number }
  'security-email.title': { product: string | number }
  'security-devices.title': { product: string | number }
  'security-open-api.title': { product: string | number }
  'mask.phone': { end: string | number }
  'mask.phone.both': { start: string | number; end: string | number }
  'mask.phone.start': { start: string | number }
  'mask.email': { start: string | number; end: string | number }
  'account.logged-in-as': { login: string | number }
  'account.log-out': undefined
  'time.yesterday': undefined
  'time.day-before-yesterday': undefined
  'time.seconds-ago': { count: number }
  'time.minutes-ago': { count: number }
  'time.hours-ago': { count: number }
  'time.seconds-left': { count: number }
  'time.minutes-left': { count: number }
  'time.hours-left': { count: number }
  'time.days-left': { count: number }
  'time.until': { date: string | number }
  'time.ended': undefined
  'linked-accounts.intro': undefined
  'linked-accounts.linked': { when: string | number }
  'linked-accounts.unlink': undefined
  'linked-accounts.unlink-label': { provider: string | number }
  'linked-accounts.state.last': undefined
  'linked-accounts.state.second': undefined
  'linked-accounts.more': undefined
  'linked-accounts.empty.title': undefined
  'linked-accounts.empty.text': undefined
  'linked-accounts.confirm.title': { provider: string | number }
  'linked-accounts.confirm.none': undefined
  'linked-accounts.confirm.last': undefined
  'linked-accounts.confirm.last-first': undefined
  'linked-accounts.confirm.second': { provider: string | number }
  'linked-accounts.confirm.second-first': undefined
  'linked-accounts.confirm.anyway': undefined
  'linked-accounts.confirm.no': undefined
  'linked-accounts.unlinked': { provider: string | number }
  'open-api.intro': undefined
  'open-api.none': undefined
  'open-api.none-detail': undefined
  'open-api.create': undefined
  'open-api.created-now': undefined
  'open-api.active': undefined
  'open-api.expires-soon': undefined
  'open-api.expired': undefined
  'open-api.created': { when: string | number }
  'open-api.no-expiry': undefined
  'open-api.token': undefined
  'open-api.show': undefined
  'open-api.hide': undefined
  'open-api.hidden': undefined
  'open-api.copy': undefined
  'open-api.copied': undefined
  'open-api.copy-failed': undefined
  'open-api.replace.title': undefined
  'open-api.replace.text': undefined
  'open-api.replace.expired': undefined
  'open-api.replace.action': undefined
  'open-api.confirm.title': undefined
  'open-api.confirm.text': undefined
  'open-api.confirm.no': undefined
  'open-api.replaced': undefined
  'change-contact.next': undefined
  'change-contact.support': undefined
  'change-contact.verify-again.intro': undefined
  'change-contact.done.intro': { next: string | number }
  'change-contact.added.intro': { next: string | number }
  'change-phone.current': undefined
  'change-phone.new': undefined
  'change-phone.verify.heading': undefined
  'change-phone.verify.intro': undefined
  'change-phone.verify-again.heading': undefined
  'change-phone.replace.heading': undefined
  'change-phone.replace.intro': { current: string | number }
  'change-phone.replace.label': undefined
  'change-phone.submit': undefined
  'change-phone.add.heading': undefined
  'change-phone.add.intro': undefined
  'change-phone.add.submit': undefined
  'change-phone.done.heading': undefined
  'change-phone.added.heading': undefined
  'change-phone.lost': undefined
  'change-email.current': undefined
  'change-email.new': undefined
  'change-email.code': undefined
  'change-email.verify.heading': undefined
  'change-email.verify.intro': undefined
  'change-email.verify-again.heading': undefined
  'change-email.replace.heading': undefined
  'change-email.replace.intro': { current: string | number }
  'change-email.submit': undefined
  'change-email.add.heading': undefined
  'change-email.add.intro': undefined
  'change-email.add.submit': undefined
  'change-email.done.heading': undefined
  'change-email.added.heading': undefined
  'change-email.lost': undefined
  'change-email.wrong': undefined
  'change-password.heading': undefined
  'change-password.intro': undefined
  'change-password.old.label': undefined
  'change-password.old.show': undefined
  'change-password.old.hide': undefined
  'change-password.submit': undefined
  'change-password.done.heading': undefined
  'change-password.done.intro': undefined
  'change-password.done.devices': undefined
  'change-password.set.heading': undefined
  'change-password.set.intro': undefined
  'change-password.set.submit': undefined
  'change-password.set.done.heading': undefined
  'change-password.set.done.intro': undefined
  'devices.intro': { link: string | number }
  'devices.change-password': undefined
  'devices.group.sync': undefined
  'devices.group.app': undefined
  'devices.group.web': undefined
  'devices.kind.sync': undefined
  'devices.kind.app': undefined
  'devices.kind.web': undefined
  'devices.this': undefined
  'devices.active-now': undefined
  'devices.log-out': undefined
  'devices.log-out-one': { name: string | number }
  'devices.confirm.title': { name: string | number }
  'devices.confirm.body': undefined
  'devices.cancel': undefined
  'devices.logged-out': { name: string | number }
  'devices.already-logged-out': { name: string | number }
  'devices.alone.title': undefined
  'devices.alone.body': undefined
  'devices.log-out-others': undefined
  'devices.confirm-others.title': { count: number }
  'devices.confirm-others.body': undefined
  'devices.progress': { place: string | number; total: string | number }
  'devices.stop': undefined
  'devices.all-logged-out': { count: number }
  'devices.stopped': { done: string | number; total: string | number }
  'devices.failed.title': { count: number }
  'devices.failed.done': { done: string | number; total: string | number }
  'devices.failed.again': undefined
  'devices.failed.continue': undefined
  'devices.none': undefined
}

export type MessageId = keyof MessageValues
