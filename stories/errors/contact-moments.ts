import { expect, waitFor } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { newEmail, newPhone } from '../../mocks/personas/people.ts'
import type { Contact } from '../../src/flows/account/change-contact/contact-ways.ts'
import { askForCode, codeLabel, findNextTitle, newField, proveCurrent } from '../pages/contact-driver.ts'
import { fieldOf, press, stageOf } from '../pages/page-driver.ts'
import { stopTime } from '../widgets/phone-code-form.tsx'
import type { ErrorContext, Moment } from './error-driver.ts'
import { expectNoAlert } from './expect-surface.ts'

/** Proves the current one, and names the new one. A phone is typed with its country: on phones another one is chosen at first. */
async function nameNew(context: ErrorContext, contact: Contact): Promise<void> {
  stopTime(context)
  await proveCurrent(context, contact)
  const field = newField(context, contact)
  await context.userEvent.type(field, contact === 'phone' ? `+86 ${newPhone}` : newEmail)
  // Left, it is sorted out.
  await context.userEvent.tab()
  await waitFor(() => expect(field).toHaveValue(contact === 'phone' ? newPhone : newEmail))
}

/** What can go wrong while a phone or an email is changed: at the proof of the current one, the new one's code, and the change. */
export const contactMoments = (contact: Contact) =>
  ({
    prove: {
      label: `A member opens the change of the ${contact}`,
      call: `/credential/pre_verify_${contact}`,
      reach: (context) => context.canvas.findByLabelText(codeLabel(context, contact), { selector: 'input' }),
      act: (context) => press(context, textsOf(context).t('sms-code.send')),
      handles: ['captcha', 'skip-step'],
    },
    send: {
      label: `A member proves the current ${contact} and types a new one`,
      call: `/credential/verify_${contact}`,
      reach: (context) => nameNew(context, contact),
      act: (context) => press(context, textsOf(context).t('sms-code.send')),
      handles: ['captcha'],
    },
    replace: {
      label: `A member proves the current ${contact} and types the new one with its code`,
      call: `/credential/update_${contact}`,
      reach: async (context) => {
        await nameNew(context, contact)
        const code = await askForCode(context, contact)
        await context.userEvent.type(fieldOf(context, codeLabel(context, contact)), code)
      },
      act: async (context) => {
        const { t } = textsOf(context)
        await press(context, contact === 'phone' ? t('change-phone.submit') : t('change-email.submit'))
      },
      field: { name: contact, find: (context) => newField(context, contact) },
    },
  }) satisfies Record<string, Moment>

/** It need not be proved any more: the next step comes at once, and no code was sent (ERR-12). */
export async function expectNextStep(context: ErrorContext, contact: Contact): Promise<void> {
  const { t } = textsOf(context)
  const heading = contact === 'phone' ? t('change-phone.replace.heading') : t('change-email.replace.heading')
  await findNextTitle(context, heading)
  await expect(stageOf(context).service.outbox).toEqual([])
  await expectNoAlert()
}
