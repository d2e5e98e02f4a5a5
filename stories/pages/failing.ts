import { expect, screen, waitFor, within } from 'storybook/test'
import { loginPaths } from '../../.storybook/clients.ts'
import type { PageParameters } from '../../.storybook/stage.ts'
import { localeOf } from '../../.storybook/with-page.tsx'
import { errorExamples } from '../../mocks/faults/error-examples.ts'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import type { ErrorId } from '../../src/errors/catalogue.ts'
import { logIn, loginScreen, member } from './login-driver.ts'
import { findAlert, type PlayContext, stageOf } from './page-driver.ts'

/** The page of a story whose next login call goes wrong. */
export function failing(
  error: ErrorId,
  page: Partial<PageParameters> = {},
  ...faults: FaultRequest[]
): { page: PageParameters } {
  return { page: { path: '/login', ...page, faults: [{ path: loginPaths[page.client ?? 'web'], error }, ...faults] } }
}

/** What the server says of an error, in the language of the story. */
export function serverText(error: ErrorId, { globals }: Pick<PlayContext, 'globals'>): string {
  return String(errorExamples[error].items?.[0]?.error_msg?.[localeOf(globals)])
}

/** Fails a try, and finds the one alert with these words; the failing call was made. */
export async function failWithAlert(context: PlayContext, title: string, body?: string) {
  await logIn(context)
  const element = await findAlert()
  await expect(element).toHaveAccessibleName(title)
  if (body) await expect(element).toHaveAccessibleDescription(body)
  await expect(stageOf(context).service.faults.count()).toBe(0)
  const alert = within(element)
  return {
    alert,
    /** Closes it, and finds everything as it was typed. */
    async closeWithOk() {
      const parts = loginScreen(context)
      const ok = alert.getByRole('button', { name: parts.t('dialog.ok') })
      await waitFor(() => expect(ok).toHaveFocus())
      await context.userEvent.click(ok)
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await expect(parts.login()).toHaveValue(member.login)
      await expect(parts.password()).toHaveValue(member.password)
    },
  }
}
