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

/** Has a code sent by the form that shows. */
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
    /** Proves the current one; the last digit of its code submits it. */
    proveCurrent: step(`A member proves the current ${contact}`, ask, type(code, sentCode), page.title(next)),
    /** Names the new one and has its code sent; types that too. */
    fillNew: step(`They type the new ${contact} and its code`, type(newField, typed), ask, type(code, sentCode)),
    /** Adds one where there is none. */
    add: inTurn(
      step(addStep, type(firstField, typed), ask, type(code, sentCode)),
      step('They submit it', press(addLabel)),
    ),
    submit: step('They submit it', press(submitLabel)),
    submitSlowly: step('They submit it, and the server is slow to answer', press(submitLabel)),
    /** The page changed to its next step in place: the title has the focus (AC-6). */
    seeNext: page.movedTo(next),
  }
}

export type Change = ReturnType<typeof changeOf>

/** What is done on the page of the phone, and on that of the email. */
export const phone = changeOf(ofPhone)
export const email = changeOf(ofEmail)
