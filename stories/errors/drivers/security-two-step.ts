import { expect, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../.storybook/texts.ts'
import { people } from '../../../mocks/personas/people.ts'
import { fieldOf, press, sentCode } from '../../pages/page-driver.ts'
import { inDialog, newPhone, setUp } from '../../pages/two-step-driver.ts'
import { stopTime } from '../../widgets/phone-code-form.tsx'
import { driveErrors, type ErrorContext } from '../error-driver.ts'
import { expectSetUp, provePassword } from '../prove-password.ts'
import { securityTwoStep } from '../screens/security-two-step.ts'

/** The set-up by SMS, whose phone is the field that an error can stand at. */
const set = { path: '/security/two-step?type=set', isProved: true }

const phoneOf = (context: ErrorContext) =>
  fieldOf({ canvas: within(document.body) }, textsOf(context).t('phone-field.label'))

/** Goes as far as the phone, and types it with its country: on phones another one is chosen at first. */
async function namePhone(context: ErrorContext) {
  const dialog = await inDialog(context)
  await setUp(dialog).toSms()
  stopTime(context)
  await context.userEvent.type(phoneOf(context), `+86 ${newPhone}`)
  // Left, it is sorted out.
  await context.userEvent.tab()
  await waitFor(() => expect(phoneOf(context)).toHaveValue(newPhone))
  return dialog
}

const send = async (context: ErrorContext) => press(await inDialog(context), textsOf(context).t('sms-code.send'))

export const securityTwoStepErrors = driveErrors<typeof securityTwoStep>({
  screen: securityTwoStep,
  page: { enteredAs: people.mei.email },
  moments: {
    prove: provePassword,
    send: {
      label: 'A member chooses SMS and types a phone',
      call: '/security/send_two_step_code',
      page: set,
      reach: namePhone,
      act: send,
      handles: ['captcha'],
    },
    'set-up': {
      label: 'A member chooses SMS and types a phone and its code',
      call: '/security/set_two_step',
      page: set,
      reach: async (context) => {
        const { canvas } = await namePhone(context)
        await send(context)
        const code = await sentCode(context)
        const field = fieldOf({ canvas }, textsOf(context).t('sms-code.label'))
        await waitFor(() => expect(field).toHaveFocus())
        // Put in without an event, as browsers do: a whole code that is typed is submitted by itself.
        if (field instanceof HTMLInputElement) field.value = code
      },
      act: async (context) => press(await inDialog(context), textsOf(context).t('two-step.turn-on')),
      field: { name: 'phone', find: phoneOf },
    },
  },
  own: { 'already-verified': expectSetUp },
})
