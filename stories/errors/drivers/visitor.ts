// How to cause errors on the screens outside account security.
import { expect } from 'storybook/test'
import { loginPaths } from '../../../.storybook/clients.ts'
import { errorExamples } from '../../../mocks/faults/error-examples.ts'
import { errorCodes } from '../../../mocks/http/error-codes.ts'
import { demoLinks } from '../../../mocks/personas/demo-links.ts'
import { demoPassword, newCompany, newcomer, people } from '../../../mocks/personas/people.ts'
import type { MessageId } from '../../../src/i18n/message-types.ts'
import { passwordMaxLength, twoStepCodeLength } from '../../../src/rules/limits.ts'
import { enterPhone, fillAccount } from '../../pages/activation-driver.ts'
import { fillLogin } from '../../pages/link-account-driver.ts'
import * as page from '../../pages/page-driver.ts'
import { type Find, type PlayStep, type Text, translate } from '../../pages/page-driver.ts'
import { fill, inSequence, press, type } from '../../pages/play-driver.ts'
import { prepareConfirmLink, serveSampleCode, status, stopClocks } from '../../pages/qr-driver.ts'
import { fillPassword, verifyPhone } from '../../pages/recovery-driver.ts'
import { fillApplication } from '../../pages/referral-driver.ts'
import { fillSecondStep, goToSecondStep } from '../../pages/register-driver.ts'
import { chooseSms, goToKey, newPhone } from '../../pages/two-step-driver.ts'
import { stopClock } from '../../widgets/phone-code-form.tsx'
import { createErrorDriver, type ErrorOverride, type FailurePoint } from '../error-driver.ts'

/** The server's password policy is stricter than the page's, and the new password violates it. */
const policyViolation: ErrorOverride = {
  code: errorCodes.badPassword.code,
  message: ({ recovery }) => recovery.passwordHints['with-special'](12, passwordMaxLength),
}

/** The new password is the current one. */
const samePassword: ErrorOverride = {
  code: errorCodes.samePassword.code,
  message: ({ recovery }) => recovery.unchanged,
}

const missingName: ErrorOverride = {
  code: errorCodes.nameMissing.code,
  message: ({ registration }) => registration.nameRequired,
}

/** Types the remaining digits of a code, so that the page submits it. If none remain, presses the button instead. */
const completeCode =
  (label: MessageId, submit: MessageId): PlayStep =>
  async (context) => {
    const { value } = (await page.field(label)(context)) as HTMLInputElement
    const remainingDigits = '482913'.slice(value.length)
    await (value.length < twoStepCodeLength ? type(label, remainingDigits) : press(submit))(context)
  }

/** The properties that all forms with a login and a password share. A wrong password is cleared (IN-9). */
const loginForm = {
  handledErrors: ['captcha'],
  field: { name: 'login', find: page.field('login.login.label') },
  focusTarget: page.field('login.password.label'),
  clearedFields: { 'password-error': ['password'] },
} satisfies Partial<FailurePoint>

export const loginErrors = createErrorDriver('/login', {
  points: {
    submit: {
      label: 'Type the credentials',
      call: (client) => loginPaths[client],
      prepareCall: fill({ 'login.login.label': people.mei.email, 'login.password.label': demoPassword }),
      makeCall: press('login.submit'),
      ...loginForm,
    },
  },
})

export const bindErrors = createErrorDriver('/bind', {
  page: { path: demoLinks.bind },
  points: {
    submit: {
      label: 'Arrive from a WeChat login and type the credentials',
      call: '/bind_login',
      prepareCall: fillLogin(),
      makeCall: press('link-account.login.submit'),
      ...loginForm,
    },
  },
})

export const activationErrors = createErrorDriver('/activation', {
  page: { path: demoLinks.activationWithPhone },
  points: {
    send: {
      label: 'Type a phone number',
      call: '/captcha/sms_send',
      page: { path: demoLinks.activation },
      prepareCall: enterPhone,
      makeCall: press('sms-code.send'),
      handledErrors: ['captcha'],
    },
    submit: {
      label: 'Open the link of an invited person whose phone number is known, and fill in the form',
      call: '/activation/activate',
      prepareCall: fillAccount,
      makeCall: press('activation.account.submit'),
      field: { name: 'name', find: page.field('activation.name.label') },
      errorOverrides: { 'password-error': policyViolation, 'field-error': missingName },
      focusTarget: page.field('new-password.label'),
    },
  },
})

export const referralErrors = createErrorDriver('/referral', {
  points: {
    submit: {
      label: 'Fill in the application',
      call: '/become_referral',
      prepareCall: inSequence(stopClock, fillApplication()),
      makeCall: press('referral.submit'),
      handledErrors: ['captcha'],
      field: { name: 'phone', find: page.field('phone-field.label') },
      errorOverrides: {
        'field-error': {
          code: errorCodes.alreadyApplied.code,
          message: ({ registration }) => registration.alreadyApplied,
        },
      },
    },
  },
})

/** Creates the failure points of a registration. `call` creates the account. */
const createRegisterPoints = (call: FailurePoint['call'], applicant: Parameters<typeof goToSecondStep>[0] = newcomer) =>
  ({
    send: {
      label: 'Go to the second step',
      call: '/captcha/sms_send',
      prepareCall: goToSecondStep(applicant),
      makeCall: press('sms-code.send'),
      handledErrors: ['captcha'],
    },
    submit: {
      label: 'Fill in both steps',
      call,
      prepareCall: inSequence(goToSecondStep(applicant), fillSecondStep),
      makeCall: press('register.submit'),
      field: { name: 'name', find: page.field('register.name') },
      errorOverrides: { 'password-error': policyViolation, 'field-error': missingName },
      focusTarget: page.field('new-password.label'),
    },
  }) satisfies Record<string, FailurePoint>

export const registerPersonalErrors = createErrorDriver('/register/personal', {
  points: createRegisterPoints('/personal_register'),
})

export const registerEnterpriseErrors = createErrorDriver('/register/enterprise', {
  points: createRegisterPoints('/register_enterprise_edition', { ...newcomer, company: newCompany }),
})

export const registerMarketErrors = createErrorDriver('/register/market', {
  page: { path: demoLinks.market },
  points: createRegisterPoints('/ali_market_register'),
})

export const forgotPasswordErrors = createErrorDriver('/forgot-password', {
  points: {
    submit: {
      label: 'Enter the email address',
      call: '/password/confirm_account',
      prepareCall: fill({ 'login.login.label': people.mei.email }),
      makeCall: press('forgot-password.submit'),
      handledErrors: ['captcha'],
      field: { name: 'login', find: page.field('login.login.label') },
    },
    choose: {
      label: 'Verify the phone number and type a new password twice',
      call: '/password/reset',
      prepareCall: inSequence(stopClock, verifyPhone, fillPassword()),
      makeCall: press('choose-password.submit'),
      errorOverrides: { 'password-error': samePassword },
      focusTarget: page.field('choose-password.label'),
    },
  },
})

type PasswordByLinkOptions = Pick<FailurePoint, 'call'> & {
  label: MessageId
  submit: MessageId
  passwordError: ErrorOverride
}

/** Creates the failure point for setting a password through an emailed link. */
const createPasswordByLinkPoint = ({ call, label, submit, passwordError }: PasswordByLinkOptions): FailurePoint => ({
  label: 'Type a new password twice',
  call,
  prepareCall: fillPassword(label),
  makeCall: press(submit),
  field: { name: 'password_confirmation', find: page.field('new-password.confirmation') },
  errorOverrides: {
    'password-error': passwordError,
    'field-error': {
      code: errorCodes.passwordNotRepeated.code,
      message: ({ recovery }) => recovery.passwordMismatch,
    },
  },
  focusTarget: page.field(label),
})

export const resetPasswordErrors = createErrorDriver('/reset-password', {
  // Every response here is a fault, so no valid token is needed.
  page: { path: '/reset-password?token=from-email' },
  points: {
    submit: createPasswordByLinkPoint({
      call: '/password/reset',
      label: 'choose-password.label',
      submit: 'choose-password.submit',
      passwordError: samePassword,
    }),
  },
})

export const setPasswordErrors = createErrorDriver('/set-password', {
  page: { path: demoLinks.firstPassword },
  points: {
    submit: createPasswordByLinkPoint({
      call: '/password/init',
      label: 'new-password.label',
      submit: 'set-password.submit-init',
      passwordError: policyViolation,
    }),
  },
})

export const verifyIdentityErrors = createErrorDriver('/verify-identity', {
  page: { path: '/verify-identity?redirect=/security', loggedInAs: people.mei.phone },
  points: {
    submit: {
      label: 'Type the password',
      call: '/security/verify_identity',
      prepareCall: fill({ 'login.password.label': demoPassword }),
      makeCall: press('verify-identity.submit'),
      focusTarget: page.field('login.password.label'),
      clearedFields: { 'password-error': ['password'] },
    },
  },
  customErrorChecks: {
    // The user is already verified, so the page continues as it does after a correct password.
    'already-verified': inSequence(
      page.expectNavigations('go /security'),
      page.busy('verify-identity.opening'),
      page.noAlert,
    ),
  },
})

export const twoStepLoginErrors = createErrorDriver('/two-step-login', {
  page: { path: '/two-step-login?redirect=/files', loggedInAs: people.ines.email },
  points: {
    submit: {
      label: 'Type all but the last digit of a code',
      call: '/two_step_login',
      prepareCall: inSequence(page.text('two-step-login.intro.google'), type('two-step-login.code', '48291')),
      makeCall: completeCode('two-step-login.code', 'login.submit'),
      field: { name: 'two_step_captcha', find: page.field('two-step-login.code') },
      focusTarget: page.field('two-step-login.code'),
      clearedFields: { 'field-error': ['two_step_code'], 'two-step-code-error': ['two_step_code'] },
    },
    send: {
      label: 'Open the page as a member with two-step verification by SMS',
      call: '/security/send_two_step_code',
      page: { loggedInAs: people.zhou.email },
      prepareCall: page.button('sms-code.send'),
      makeCall: press('sms-code.send'),
      handledErrors: ['captcha'],
    },
  },
})

export const twoStepSetupErrors = createErrorDriver('/two-step-setup', {
  page: { loggedInAs: people.forceTwoStep.email },
  points: {
    'turn-on': {
      label: 'Add the key to an authenticator app and type the first digits of its code',
      call: '/security/set_two_step',
      prepareCall: inSequence(goToKey, type('two-step.google.code', '48291')),
      makeCall: completeCode('two-step.google.code', 'two-step.turn-on'),
    },
    send: {
      label: 'Choose SMS and type a phone number',
      call: '/security/send_two_step_code',
      prepareCall: inSequence(chooseSms, fill({ 'phone-field.label': newPhone })),
      makeCall: press('sms-code.send'),
      handledErrors: ['captcha'],
      field: { name: 'phone', find: page.field('phone-field.label') },
    },
    verify: {
      label: 'Type the password',
      call: '/security/verify_identity',
      page: { loggedInAs: people.mei.email },
      prepareCall: fill({ 'login.password.label': demoPassword }),
      makeCall: press('two-step.next'),
      focusTarget: page.field('login.password.label'),
      clearedFields: { 'password-error': ['password'], 'already-verified': ['password'] },
    },
  },
  customErrorChecks: {
    // The step is skipped, and the next step's title has focus (ERR-12).
    'already-verified': page.focused(page.heading('two-step.choose-method.title')),
  },
})

/** Checks that a result's title has focus (AC-6), and that there is no alert. */
const expectOutcome = (title: MessageId) => inSequence(page.focusedTitle(title), page.noAlert)

export const qrLoginConfirmErrors = createErrorDriver('/qr-login/confirm', {
  before: (context) => {
    stopClocks(context)
    return prepareConfirmLink(context)
  },
  points: {
    confirm: {
      label: 'Open the page that asks whether to log in on the other device',
      call: '/qr_login/confirm_login',
      prepareCall: page.button('qr-confirm.confirm'),
      makeCall: press('qr-confirm.confirm'),
      field: { name: 'token', find: page.title('qr-confirm.heading') },
    },
  },
  customErrorChecks: {
    // The user is no longer logged in on this phone, so a link to the login page replaces the question.
    'session-expired': inSequence(
      expectOutcome('qr-confirm.logged-out.title'),
      page.link('qr-confirm.logged-out.action'),
    ),
    // The QR code itself is no longer valid.
    'field-error': expectOutcome('qr-confirm.invalid-code.title'),
  },
})

const checkPath = '/qr_login/check_token'

/** Finds the button for a new code, after the previous code has expired or failed to load. */
const newCodeButton: Find = (context) => {
  const names = [translate(context, 'qr-login.refresh'), translate(context, 'qr-login.retry')]
  return context.canvas.findByRole('button', { name: (name: string) => names.includes(name) })
}

/** Checks that these messages and a retry button replace a failed QR code, without an alert or a loss of focus. */
const expectFailure = (...messages: Text[]) =>
  inSequence(...messages.map(status), page.button('qr-login.retry'), page.noAlert, async (context) => {
    // The pressed button has disappeared, but focus stays in its container.
    await expect(document.activeElement).not.toBe(document.body)
    await expect(document.activeElement).toContainElement(await newCodeButton(context))
  })

const expectLoadFailure = expectFailure('qr-login.failed.title', 'qr-login.failed.text')
const waitSeconds = errorExamples['status-other'].retryAfter ?? 0

export const qrLoginErrors = createErrorDriver('/qr-login', {
  // The first code expires immediately, so that the story can press the button for a new code.
  page: { faults: [{ path: checkPath, body: '{"success":true,"status":"waiting","token":"expired","expires_in":0}' }] },
  before: (context) => {
    stopClocks(context)
    context.msw.use(serveSampleCode)
  },
  points: {
    refresh: {
      label: 'The first QR code expires',
      call: checkPath,
      prepareCall: status('qr-login.expired.title'),
      makeCall: press(newCodeButton),
    },
  },
  customErrorChecks: {
    'status-500': expectLoadFailure,
    'status-502': expectLoadFailure,
    'status-404': expectLoadFailure,
    'status-403': expectLoadFailure,
    'status-other': expectFailure('qr-login.failed.title', ['qr-login.failed.wait', { seconds: waitSeconds }]),
    offline: expectFailure('error.offline.title', 'qr-login.offline.text'),
    timeout: expectLoadFailure,
    unreachable: expectLoadFailure,
    unreadable: expectLoadFailure,
  },
})
