import { screen } from 'storybook/test'
import { authenticatorCodeAt } from '../../mocks/codes/totp.ts'
import { authenticatorSecret } from '../../mocks/personas/people.ts'
import type { TwoStepMethod } from '../../src/api/shapes/two-step.ts'
import * as page from './page-driver.ts'
import { type Find, getStage, type PlayContext, type PlayStep, translate } from './page-driver.ts'
import { checkIn, fill, inSequence, press, step, type, type Value } from './play-driver.ts'

/** A phone number to which no code has been sent yet. */
export const newPhone = '13700137005'

/** Returns the authenticator code for a key at the service's current time. The default is the demo accounts' key. */
export const totp = (context: Pick<PlayContext, 'loaded'>, key = authenticatorSecret) =>
  authenticatorCodeAt(key, getStage(context).service.clock.now())

/** Waits for the authenticator step, and types a code. The default is the correct code. */
export const typeCode = (code: Value = totp, description = 'the authenticator’s code') =>
  step(`Type ${description}`, page.text('two-step-login.intro.google'), type('two-step-login.code', code))

/** Returns the authenticator's key on the page, visible or masked. */
export const findKey = ({ canvasElement }: Pick<PlayContext, 'canvasElement'>) =>
  String(canvasElement.querySelector('code')?.textContent)

/** Runs steps and checks elements within the dialog. */
export const inDialog =
  (...steps: readonly (Find | PlayStep)[]): PlayStep =>
  async (context) =>
    checkIn(await screen.findByRole('dialog'), steps, context)

/** Finds a method's radio button. The recommended method's accessible name also contains a tag. */
export const method =
  (name: TwoStepMethod): Find =>
  (context) =>
    context.canvas.findByRole('radio', { name: new RegExp(translate(context, `two-step.method.${name}`)) })

const choose = (name: TwoStepMethod) => inSequence(press(method(name)), press('two-step.next'))

export const chooseSms = step(
  'Choose SMS',
  choose('sms'),
  page.heading('two-step.sms.title'),
  page.field('phone-field.label'),
)

export const requestSmsCode = inSequence(fill({ 'phone-field.label': newPhone }), press('sms-code.send'))

export const chooseWechat = step(
  'Choose WeChat',
  choose('wechat'),
  page.heading('two-step.wechat.title'),
  page.image('two-step.wechat.picture'),
)

export const chooseAuthenticator = step(
  'Choose the authenticator',
  choose('google'),
  page.heading('two-step.download.title'),
)

export const goToKey = step(
  'Choose the authenticator and continue to its key',
  choose('google'),
  page.heading('two-step.download.title'),
  press('two-step.next'),
  page.heading('two-step.google.title'),
  page.image('two-step.google.picture'),
  page.button('two-step.google.show'),
)

export const showKey = press('two-step.google.show')

/** Shows the authenticator's key and types the code for it. The page submits a complete code automatically. */
export const typeKeyCode = inSequence(
  showKey,
  type('two-step.google.code', (context) => totp(context, findKey(context))),
)
