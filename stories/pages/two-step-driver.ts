import { expect, screen, waitFor, within } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { authenticatorCodeAt } from '../../mocks/codes/totp.ts'
import { authenticatorSecret } from '../../mocks/personas/people.ts'
import { twoStepCodeLength } from '../../src/rules/limits.ts'
import { fieldOf, type PlayContext, press, stageOf } from './page-driver.ts'

/** A number that nobody has had a code sent to. */
export const newPhone = '13700137005'

/** What an authenticator with this key shows, by the service's clock; the key is the demo account's own at first. */
export const totp = (context: Pick<PlayContext, 'loaded'>, key = authenticatorSecret) =>
  authenticatorCodeAt(key, stageOf(context).service.clock.now())

/** Makes a code whole, which submits it; one that is whole already, by its button. */
export async function completeCode(context: PlayContext, field: HTMLInputElement, submit: string) {
  if (field.value.length < twoStepCodeLength) await context.userEvent.type(field, '482913'.slice(field.value.length))
  else await press(context, submit)
}

/** A code that is wrong whatever the right one is. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

/** Finds the parts of the second step as a person would, in the language of the story. */
export function secondStep({ canvas, globals }: Pick<PlayContext, 'canvas' | 'globals'>) {
  const { t } = textsOf({ globals })
  return {
    t,
    code: () => canvas.findByRole('textbox', { name: t('two-step-login.code') }),
    smsCode: () => canvas.findByRole('textbox', { name: t('sms-code.label') }),
    send: () => canvas.findByRole('button', { name: t('sms-code.send') }),
    submit: () => canvas.getByRole('button', { name: t('login.submit') }),
    title: (name: string) => canvas.findByRole('heading', { level: 1, name }),
  }
}

/** Waits until the server has said that the code comes from an authenticator, and types one. */
export async function typeCode(context: PlayContext, code: string, kind = 'the code') {
  const parts = secondStep(context)
  await context.step(`A member types ${kind} of the authenticator`, async () => {
    await context.canvas.findByText(parts.t('two-step-login.intro.google'))
    await context.userEvent.type(await parts.code(), code)
  })
}

/** The key of an authenticator as it stands there, shown or masked. */
export const keyOf = ({ canvasElement }: Pick<SetUpContext, 'canvasElement'>) =>
  String(canvasElement.querySelector('code')?.textContent)

/** The same story, looking at the dialog that stands in front of its page. */
export async function inDialog<Context extends SetUpContext>(context: Context): Promise<Context> {
  const dialog = await screen.findByRole('dialog')
  return { ...context, canvas: within(dialog), canvasElement: dialog }
}

type SetUpContext = PlayContext & { canvasElement: HTMLElement }

/** Finds the parts of the set-up as a person would, in the language of the story. */
export function setUp(context: SetUpContext) {
  const { canvas, globals, step } = context
  const { t } = textsOf({ globals })
  const title = (name: string) => canvas.findByRole('heading', { name })
  const goOn = () => press(context, t('two-step.next'))
  const choose = async (name: string) => {
    await context.userEvent.click(await canvas.findByRole('radio', { name: new RegExp(name) }))
    await goOn()
  }
  return {
    t,
    title,
    goOn,
    choose,
    radio: (name: string) => canvas.findByRole('radio', { name: new RegExp(name) }),
    back: () => canvas.findByRole('button', { name: t('two-step.back') }),
    /** As far as the phone that is to be proved. */
    toSms: () =>
      step('A member chooses SMS', async () => {
        await choose(t('two-step.method.sms'))
        await title(t('two-step.sms.title'))
        await waitFor(() => expect(fieldOf(context, t('phone-field.label'))).toBeVisible())
      }),
    toWechat: () =>
      step('A member chooses WeChat', async () => {
        await choose(t('two-step.method.wechat'))
        await title(t('two-step.wechat.title'))
        await canvas.findByRole('img', { name: t('two-step.wechat.picture') })
      }),
    toDownload: () =>
      step('A member chooses the authenticator', async () => {
        await choose(t('two-step.method.google'))
        await title(t('two-step.download.title'))
      }),
    /** As far as the authenticator's own step, with its picture and its key there. */
    toGoogle: () =>
      step('A member chooses the authenticator and goes on to its key', async () => {
        await choose(t('two-step.method.google'))
        await title(t('two-step.download.title'))
        await goOn()
        await title(t('two-step.google.title'))
        await canvas.findByRole('img', { name: t('two-step.google.picture') })
        await canvas.findByRole('button', { name: t('two-step.google.show') })
      }),
    /** Shows the key, and tells it. */
    async showKey() {
      await context.userEvent.click(await canvas.findByRole('button', { name: t('two-step.google.show') }))
      return keyOf(context)
    },
  }
}
