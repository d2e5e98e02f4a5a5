import { expect, screen, waitFor, within } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { messagesOf } from '../../.storybook/with-page.tsx'
import { errorExamples } from '../../mocks/faults/error-examples.ts'
import { catalogue, type ErrorId } from '../../src/errors/catalogue.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import { findAlert, type PlayContext } from '../pages/page-driver.ts'
import type { Moment } from './error-driver.ts'
import { serverText } from './provoke.ts'

/** The catalogue's row of an error. */
export function rowOf(error: ErrorId): ErrorRow {
  const row = catalogue.find(({ id }) => id === error)
  if (!row) throw new Error(`The catalogue has no ${error}.`)
  return row
}

/** A text of the catalogue that not every error has. */
function textIfAny({ globals }: Pick<PlayContext, 'globals'>, id: string): string | undefined {
  const isText = (name: string): name is MessageId & 'dialog.ok' => name in messagesOf(globals)
  return isText(id) ? textsOf({ globals }).t(id) : undefined
}

/** What an error says first: the server's words or the catalogue's. */
export function titleOf(error: ErrorId, context: Pick<PlayContext, 'globals'>, moment?: Moment): string {
  const isServers = rowOf(error).words === 'server' && errorExamples[error].items?.[0]?.error_msg !== undefined
  return isServers ? serverText(error, context, moment) : (textIfAny(context, `error.${error}.title`) ?? '')
}

/** What stands below, if anything: its second line, and the one that leads to support. */
function bodyOf(error: ErrorId, context: Pick<PlayContext, 'globals'>): string {
  const { retryAfter } = errorExamples[error]
  if (retryAfter !== undefined) return textsOf(context).t('error.status-other.wait', { seconds: retryAfter })
  return ['body', 'support'].flatMap((line) => textIfAny(context, `error.${error}.${line}`) ?? []).join(' ')
}

/** One alert over the page, with these exact words, its first button in focus (WID-09). */
export async function expectAlert(error: ErrorId, context: PlayContext) {
  const element = await findAlert()
  await expect(element).toHaveAccessibleName(titleOf(error, context))
  await expect(element).toHaveAccessibleDescription(bodyOf(error, context))
  const alert = within(element)
  const label = textIfAny(context, `error.${error}.action`) ?? textsOf(context).t('dialog.ok')
  const button = alert.getByRole('button', { name: label })
  await waitFor(() => expect(button).toHaveFocus())
  await expect(alert.getAllByRole('button').length).toBeLessThanOrEqual(3)
  return { element, button }
}

/** No alert, whatever else there is. */
export const expectNoAlert = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()

/** Words under a field, the field in focus and marked as wrong (IN-8, ERR-06). */
export async function expectFieldError(field: HTMLElement, text: string) {
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
  await waitFor(() => expect(field).toHaveFocus())
  await expectNoAlert()
}

/** Words beside the submit button, read out at once, the focus where they can be mended (ERR-06). */
export async function expectSubmitError(error: ErrorId, moment: Moment, context: PlayContext) {
  const text = titleOf(error, context, moment)
  const line = await screen.findByText(text, { selector: '[role=alert] *, [role=alert], [aria-live] *' })
  await expect(line).toBeVisible()
  if (!moment.focused) throw new Error(`The driver does not say what is focused after ${error}.`)
  const focused = await moment.focused(context)
  await waitFor(() => expect(focused).toHaveFocus())
  await expect(focused).toHaveAttribute('aria-invalid', 'true')
  await expectNoAlert()
}

/** Words in a toast, beside those for screen readers; the page stays in front (ERR-13). */
export async function expectToast(error: ErrorId, context: PlayContext) {
  const words = await screen.findByText(titleOf(error, context), { selector: 'li *' })
  await expect(words).toBeVisible()
  await expectNoAlert()
}
