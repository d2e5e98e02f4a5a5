import { expect, screen, waitFor, within } from 'storybook/test'
import { createStoryTranslations } from '../../.storybook/translations.ts'
import { getMessages } from '../../.storybook/with-page.tsx'
import { errorExamples } from '../../mocks/faults/error-examples.ts'
import { catalog, type ErrorId } from '../../src/errors/catalog.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import { findAlert, type PlayContext } from '../pages/page-driver.ts'
import type { FailurePoint } from './error-driver.ts'
import { getServerMessage } from './trigger-error.ts'

export function findErrorRow(error: ErrorId): ErrorRow {
  const row = catalog.find(({ id }) => id === error)
  if (!row) throw new Error(`The catalog has no row for ${error}.`)
  return row
}

/** Looks up a message that only some errors have. */
function optionalText({ globals }: Pick<PlayContext, 'globals'>, id: string): string | undefined {
  const isMessageId = (name: string): name is MessageId & 'dialog.ok' => name in getMessages(globals)
  return isMessageId(id) ? createStoryTranslations({ globals }).t(id) : undefined
}

/** Returns the first line of an error, which is the server's message or the catalog's. */
export function getTitle(error: ErrorId, context: Pick<PlayContext, 'globals'>, point?: FailurePoint): string {
  const isFromServer = findErrorRow(error).text === 'server' && errorExamples[error].items?.[0]?.error_msg !== undefined
  return isFromServer ? getServerMessage(error, context, point) : (optionalText(context, `error.${error}.title`) ?? '')
}

/** Returns the text below the title: the wait time, or the second line and, for some errors, the line about support. */
function getBody(error: ErrorId, context: Pick<PlayContext, 'globals'>): string {
  const { retryAfter } = errorExamples[error]
  if (retryAfter !== undefined)
    return createStoryTranslations(context).t('error.status-other.wait', { seconds: retryAfter })
  return ['body', 'support'].flatMap((part) => optionalText(context, `error.${error}.${part}`) ?? []).join(' ')
}

/** Expects exactly one alert with the error's exact text, up to three buttons and a focused action button (WID-09). */
export async function expectAlert(error: ErrorId, context: PlayContext) {
  const element = await findAlert()
  await expect(element).toHaveAccessibleName(getTitle(error, context))
  await expect(element).toHaveAccessibleDescription(getBody(error, context))
  const alert = within(element)
  const label = optionalText(context, `error.${error}.action`) ?? createStoryTranslations(context).t('dialog.ok')
  const button = alert.getByRole('button', { name: label })
  await waitFor(() => expect(button).toHaveFocus())
  await expect(alert.getAllByRole('button').length).toBeLessThanOrEqual(3)
  return { element, button }
}

export const expectNoAlert = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()

/** Expects a field to be focused and marked as invalid, with this message under it, and no alert (IN-8, ERR-06). */
export async function expectFieldError(field: HTMLElement, text: string) {
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
  await waitFor(() => expect(field).toHaveFocus())
  await expectNoAlert()
}

/** Expects an announced message next to the submit button, and focus on the field to correct (ERR-06). */
export async function expectSubmitError(error: ErrorId, point: FailurePoint, context: PlayContext) {
  const text = getTitle(error, context, point)
  const message = await screen.findByText(text, { selector: '[role=alert] *, [role=alert], [aria-live] *' })
  await expect(message).toBeVisible()
  if (!point.focusTarget) throw new Error(`The driver does not define a focus target for ${error}.`)
  const focusedElement = await point.focusTarget(context)
  await waitFor(() => expect(focusedElement).toHaveFocus())
  await expect(focusedElement).toHaveAttribute('aria-invalid', 'true')
  await expectNoAlert()
}

/** Expects a message in a visible toast, without an alert (ERR-13). */
export async function expectToast(error: ErrorId, context: PlayContext) {
  const message = await screen.findByText(getTitle(error, context), { selector: 'li *' })
  await expect(message).toBeVisible()
  await expectNoAlert()
}
