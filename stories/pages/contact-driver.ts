import { expect, waitFor } from 'storybook/test'
import { newEmail, newPhone } from '../../mocks/personas/people.ts'
import * as page from './page-driver.ts'
import { type PlayContext, stageOf, type Text } from './page-driver.ts'
import { inTurn, press, sentCode, step, type } from './play-driver.ts'

const ofPhone = {
  contact: 'phone',
  typed: newPhone,
  code: 'sms-code.label',
  next: 'change-phone.replace.heading',
  newField: 'change-phone.replace.label',
  firstField: 'phone-field.label',
  submitLabel: 'change-phone.submit',
  addLabel: 'change-phone.add.submit',
  addStep: 'A member types a phone and its code',
} as const

const ofEmail = {
  contact: 'email',
  typed: newEmail,
  code: 'change-email.code',
  next: 'change-email.replace.heading',
  newField: 'change-email.new',
  firstField: 'security.nav.email',
  submitLabel: 'change-email.submit',
  addLabel: 'change-email.add.submit',
  addStep: 'A member types an email and its code',
} as const

/** Asks for a code in the visible form, and waits until it is sent. */
const askForCode = (code: Text) => async (context: PlayContext) => {
  const { outbox } = stageOf(context).service
  const before = outbox.length
  await page.field(code)(context)
  await press('sms-code.send')(context)
  await waitFor(() => expect(outbox.length).toBeGreaterThan(before))
}

function changeOf(words: typeof ofPhone | typeof ofEmail) {
  const { contact, typed, code, next, newField, firstField, submitLabel, addLabel, addStep } = words
  const ask = askForCode(code)
  return {
    ...words,
    ask,
    askForCode: step('A member asks for a code', ask),
    /** Verifies the current one; the last digit of the code submits it. */
    verifyCurrent: step(`A member verifies the current ${contact}`, ask, type(code, sentCode), page.title(next)),
    /** Types the new one, asks for its code, and types that too. */
    fillNew: step(`They type the new ${contact} and its code`, type(newField, typed), ask, type(code, sentCode)),
    /** Adds the first one. */
    add: inTurn(
      step(addStep, type(firstField, typed), ask, type(code, sentCode)),
      step('They submit it', press(addLabel)),
    ),
    submit: step('They submit it', press(submitLabel)),
    /** The page shows its next step, and the new title has focus (AC-6). */
    seeNext: page.movedTo(next),
  }
}

export type Change = ReturnType<typeof changeOf>

/** The steps on the pages for changing the phone and the email. */
export const phone = changeOf(ofPhone)
export const email = changeOf(ofEmail)
