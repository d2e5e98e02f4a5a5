import { expect, waitFor } from 'storybook/test'
import { newEmail, newPhone } from '../../mocks/personas/people.ts'
import * as page from './page-driver.ts'
import { getStage, type PlayContext, type Text } from './page-driver.ts'
import { inSequence, press, sentCode, step, type } from './play-driver.ts'

const phoneDetails = {
  contact: 'phone',
  contactName: 'phone number',
  newContact: newPhone,
  codeField: 'sms-code.label',
  nextTitle: 'change-phone.replace.heading',
  newField: 'change-phone.replace.label',
  addField: 'phone-field.label',
  submitLabel: 'change-phone.submit',
  addLabel: 'change-phone.add.submit',
} as const

const emailDetails = {
  contact: 'email',
  contactName: 'email address',
  newContact: newEmail,
  codeField: 'change-email.code',
  nextTitle: 'change-email.replace.heading',
  newField: 'change-email.new',
  addField: 'security.nav.email',
  submitLabel: 'change-email.submit',
  addLabel: 'change-email.add.submit',
} as const

/** Requests a code in the visible form, and waits until the service has sent it. */
const requestCodeFor = (codeField: Text) => async (context: PlayContext) => {
  const { outbox } = getStage(context).service
  const countBefore = outbox.length
  await page.field(codeField)(context)
  await press('sms-code.send')(context)
  await waitFor(() => expect(outbox.length).toBeGreaterThan(countBefore))
}

function createContactChange(details: typeof phoneDetails | typeof emailDetails) {
  const { contactName, newContact, codeField, nextTitle, newField, addField, submitLabel, addLabel } = details
  const requestCode = requestCodeFor(codeField)
  const fillContact = (label: string, contactField: Text) =>
    step(label, type(contactField, newContact), requestCode, type(codeField, sentCode))
  return {
    ...details,
    requestCode,
    requestCodeStep: step('Request a code', requestCode),
    /** Verifies the current phone number or email with a code. The page submits a complete code automatically. */
    verifyCurrent: step(
      `Verify the current ${contactName}`,
      requestCode,
      type(codeField, sentCode),
      page.title(nextTitle),
    ),
    /** Types the new phone number or email address, and the code sent to it. */
    fillNewContact: fillContact(`Type the new ${contactName} and the code sent to it`, newField),
    /** Adds a phone number or email address to an account without one. */
    add: inSequence(
      fillContact(`Type a new ${contactName} and the code sent to it`, addField),
      step('Submit the form', press(addLabel)),
    ),
    submit: step('Submit the form', press(submitLabel)),
    /** Checks that the page shows the next step and focuses its title (AC-6). */
    expectNextStep: page.focusedTitle(nextTitle),
  }
}

export type ContactChange = ReturnType<typeof createContactChange>

/** The steps on the pages for changing the phone number and the email address. */
export const phone = createContactChange(phoneDetails)
export const email = createContactChange(emailDetails)
