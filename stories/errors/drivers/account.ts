// How to cause errors on the account security screens.
import { expect, waitFor } from 'storybook/test'
import { demoPassword, newPassword, people } from '../../../mocks/personas/people.ts'
import { type ContactChange, email, phone } from '../../pages/contact-driver.ts'
import { deletePath, listLoaded, logOutAndConfirm } from '../../pages/devices-driver.ts'
import * as page from '../../pages/page-driver.ts'
import { type Find, translate } from '../../pages/page-driver.ts'
import { confirm, fill, inSequence, press, sentCode, type } from '../../pages/play-driver.ts'
import { overviewLoaded } from '../../pages/security-driver.ts'
import { chooseSms, inDialog, newPhone } from '../../pages/two-step-driver.ts'
import { stopClock } from '../../widgets/phone-code-form.tsx'
import { createErrorDriver, type FailurePoint } from '../error-driver.ts'

/**
 * Types a phone number with its dialing code. International mobile pages preselect a different code (WID-03).
 * When the field loses focus, the dialing code moves into the selector.
 */
const typePhone = (findField: Find, number: string) =>
  inSequence(
    type(findField, `+86 ${number}`),
    ({ userEvent }) => userEvent.tab(),
    async (context) => {
      const element = await findField(context)
      await waitFor(() => expect(element).toHaveValue(number))
    },
  )

/** Creates the failure points of a phone number or email change. */
const createContactPoints = (change: ContactChange) => {
  const { contact, contactName, newContact, codeField, newField, requestCode, verifyCurrent, submitLabel } = change
  const enterNewContact = inSequence(
    stopClock,
    verifyCurrent,
    contact === 'phone' ? typePhone(page.field(newField), newContact) : type(newField, newContact),
  )
  return {
    verify: {
      label: `Open the page for changing the ${contactName}`,
      call: `/credential/pre_verify_${contact}`,
      prepareCall: page.field(codeField),
      makeCall: press('sms-code.send'),
      handledErrors: ['captcha', 'skip-step'],
    },
    send: {
      label: `Verify the current ${contactName} and type a new one`,
      call: `/credential/verify_${contact}`,
      prepareCall: enterNewContact,
      makeCall: press('sms-code.send'),
      handledErrors: ['captcha'],
    },
    replace: {
      label: `Verify the current ${contactName}, and type the new one and its code`,
      call: `/credential/update_${contact}`,
      prepareCall: inSequence(enterNewContact, requestCode, type(codeField, sentCode)),
      makeCall: press(submitLabel),
      field: { name: contact, find: page.field(newField) },
    },
  } satisfies Record<string, FailurePoint>
}

/** Checks that an already verified user sees the next step immediately, and that no code was sent (ERR-12). */
const expectNextStepWithoutCode = ({ expectNextStep }: ContactChange) =>
  inSequence(expectNextStep, page.noAlert, page.noMessageSent)

export const securityPhoneErrors = createErrorDriver('/security/phone', {
  page: { loggedInAs: people.mei.email },
  points: createContactPoints(phone),
  customErrorChecks: { 'already-verified': expectNextStepWithoutCode(phone) },
})

export const securityEmailErrors = createErrorDriver('/security/email', {
  page: { loggedInAs: people.mei.email },
  points: createContactPoints(email),
  customErrorChecks: { 'already-verified': expectNextStepWithoutCode(email) },
})

export const securityDevicesErrors = createErrorDriver('/security/devices', {
  page: { loggedInAs: people.mei.email },
  points: {
    'log-out': {
      label: 'Open the list of devices',
      call: deletePath,
      prepareCall: listLoaded,
      makeCall: logOutAndConfirm('MEI-THINKPAD'),
    },
  },
})

/** A token that is neither new nor about to expire, so that its status is the same in every screenshot. */
const openApiToken = {
  token: `${'0'.repeat(60)}7c4d`,
  createdAt: Date.parse('2026-11-03T09:00:00+08:00'),
  expiresAt: Date.parse('2027-11-03T09:00:00+08:00'),
}

export const securityOpenApiErrors = createErrorDriver('/security/open-api', {
  page: { loggedInAs: people.mei.email, account: { openApiToken } },
  points: {
    replace: {
      label: 'Open the page as a member with a token',
      call: '/security/refresh_open_api_token_info',
      prepareCall: page.text('open-api.active'),
      makeCall: inSequence(press('open-api.replace.title'), confirm('open-api.replace.title')),
    },
  },
})

const oldLabel = 'change-password.old.label'

export const securityPasswordErrors = createErrorDriver('/security/password', {
  page: { loggedInAs: people.mei.email },
  points: {
    change: {
      label: 'Type the current password once and a new password twice',
      call: '/password/change',
      prepareCall: fill({
        [oldLabel]: demoPassword,
        'choose-password.label': newPassword,
        'new-password.confirmation': newPassword,
      }),
      makeCall: press('change-password.submit'),
      field: { name: 'old_password', find: page.anywhere(page.field(oldLabel)) },
      // The server's `password` errors refer to the new password, so its field gets focus.
      focusTarget: page.anywhere(page.field('choose-password.label')),
      clearedFields: { 'field-error': ['old_password'] },
    },
  },
})

/** Finds the button that unlinks WeChat. */
const unlinkButton = page.button((context) =>
  translate(context, ['linked-accounts.unlink-label', { provider: translate(context, 'login.provider.wechat') }]),
)

export const securityThirdPartyErrors = createErrorDriver('/security/third-party', {
  page: { loggedInAs: people.mei.email },
  points: {
    unlink: {
      label: 'Open the linked accounts',
      call: '/security/unbind_third',
      prepareCall: unlinkButton,
      makeCall: inSequence(press(unlinkButton), confirm('linked-accounts.unlink')),
    },
  },
})

/** The password is verified in a dialog before two-step verification is turned on (TWO-09). */
const verifyPasswordPoint = {
  label: 'Start turning on two-step verification, and type the password',
  call: '/security/verify_identity',
  prepareCall: inSequence(press('two-step.turn-on.name'), inDialog(fill({ 'login.password.label': demoPassword }))),
  makeCall: inDialog(press('two-step.next')),
  handledErrors: ['skip-step'],
  focusTarget: page.anywhere(page.field('login.password.label')),
  clearedFields: { 'password-error': ['password'], 'already-verified': ['password'] },
} satisfies FailurePoint

/** Checks that the dialog closes and setup opens for an already verified user (ERR-12). */
const expectSetup = inSequence(page.expectNavigations('go /security/two-step?type=set'), page.noDialog, page.noAlert)

export const securityErrors = createErrorDriver('/security', {
  page: { loggedInAs: people.mei.email },
  points: {
    verify: {
      ...verifyPasswordPoint,
      prepareCall: inSequence(overviewLoaded('security.overview.almost'), verifyPasswordPoint.prepareCall),
    },
  },
  customErrorChecks: { 'already-verified': expectSetup },
})

/** The page during setup. Its SMS step has a phone number field that an error can refer to. */
const setupPage = { path: '/security/two-step?type=set', isPasswordVerified: true }
const findSetupPhone = page.anywhere(page.field('phone-field.label'))
const enterPhone = inSequence(inDialog(chooseSms), stopClock, typePhone(findSetupPhone, newPhone))
const sendCode = inDialog(press('sms-code.send'))

export const securityTwoStepErrors = createErrorDriver('/security/two-step', {
  page: { loggedInAs: people.mei.email },
  points: {
    verify: verifyPasswordPoint,
    send: {
      label: 'Choose SMS and type a phone number',
      call: '/security/send_two_step_code',
      page: setupPage,
      prepareCall: enterPhone,
      makeCall: sendCode,
      handledErrors: ['captcha'],
    },
    'set-up': {
      label: 'Choose SMS and type a phone number and its code',
      call: '/security/set_two_step',
      page: setupPage,
      prepareCall: inSequence(enterPhone, sendCode, async (context) => {
        const code = await sentCode(context)
        const element = (await page.anywhere(page.field('sms-code.label'))(context)) as HTMLInputElement
        await waitFor(() => expect(element).toHaveFocus())
        // Typing the code would submit it, so set the value without an input event. The form observes the attribute.
        element.value = code
        element.setAttribute('value', code)
      }),
      makeCall: inDialog(press('two-step.turn-on')),
      field: { name: 'phone', find: findSetupPhone },
    },
  },
  customErrorChecks: { 'already-verified': expectSetup },
})
