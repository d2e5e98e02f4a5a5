import { expect, waitFor } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { fieldOf, type PlayContext, press, stageOf } from './page-driver.ts'

type Contact = 'phone' | 'email'

/** The label of the code's field. */
export function codeLabel(context: Pick<PlayContext, 'globals'>, contact: Contact): string {
  const { t } = textsOf(context)
  return contact === 'phone' ? t('sms-code.label') : t('change-email.code')
}

/** The title of the page, once it says this. */
export const findTitle = ({ canvas }: Pick<PlayContext, 'canvas'>, name: string) =>
  canvas.findByRole('heading', { level: 1, name })

/** The title of what the page has changed to in place: it has the focus (AC-6). */
export async function findNextTitle(context: Pick<PlayContext, 'canvas'>, name: string): Promise<void> {
  const title = await findTitle(context, name)
  await waitFor(() => expect(title).toHaveFocus())
}

/** Has a code sent by the form that shows, and tells it. */
export async function askForCode(context: PlayContext, contact: Contact): Promise<string> {
  const { t } = textsOf(context)
  const { outbox } = stageOf(context).service
  const before = outbox.length
  await context.canvas.findByLabelText(codeLabel(context, contact), { selector: 'input' })
  await press(context, t('sms-code.send'))
  await waitFor(() => expect(outbox.length).toBeGreaterThan(before))
  return String(outbox.at(-1)?.code)
}

/** Proves the current one; the last digit of its code submits it. */
export async function proveCurrent(context: PlayContext, contact: Contact): Promise<void> {
  const { t } = textsOf(context)
  const next = contact === 'phone' ? t('change-phone.replace.heading') : t('change-email.replace.heading')
  await context.step(`A member proves the current ${contact}`, async () => {
    const code = await askForCode(context, contact)
    await context.userEvent.type(fieldOf(context, codeLabel(context, contact)), code)
    await findTitle(context, next)
  })
}

const isShown = (field: HTMLElement) => field.getClientRects().length > 0

/** The field of the new one, where the account has one already. */
export function newField({ canvas, globals }: PlayContext, contact: Contact): HTMLElement {
  const { t } = textsOf({ globals })
  return canvas.getByLabelText(contact === 'phone' ? t('change-phone.replace.label') : t('change-email.new'), {
    selector: 'input',
  })
}

/** Names the new one and has its code sent; types that too. */
export async function fillNew(context: PlayContext, contact: Contact, typed: string): Promise<void> {
  await context.step(`They type the new ${contact} and its code`, async () => {
    await context.userEvent.type(newField(context, contact), typed)
    const code = await askForCode(context, contact)
    await context.userEvent.type(fieldOf(context, codeLabel(context, contact)), code)
  })
}

/** The error under a field. */
export async function expectError(field: HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
  await expect(isShown(field)).toBe(true)
}
