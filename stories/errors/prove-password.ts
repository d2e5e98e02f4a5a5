import { expect, screen, waitFor, within } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { demoPassword } from '../../mocks/personas/people.ts'
import { fieldOf, fillIn, press, stageOf } from '../pages/page-driver.ts'
import { inDialog } from '../pages/two-step-driver.ts'
import type { ErrorContext, Moment } from './error-driver.ts'
import { expectNoAlert } from './expect-surface.ts'

const passwordOf = (context: ErrorContext) =>
  fieldOf({ canvas: within(document.body) }, textsOf(context).t('login.password.label'))

/** The password that is proved in a dialog, before two-step verification is turned on (TWO-09). */
export const provePassword = {
  label: 'A member turns two-step verification on and types the password',
  call: '/security/verify_identity',
  reach: async (context) => {
    const { t } = textsOf(context)
    await press(context, t('two-step.turn-on.name'))
    const dialog = await inDialog(context)
    await dialog.canvas.findByLabelText(t('login.password.label'), { selector: 'input' })
    await fillIn(dialog, { [t('login.password.label')]: demoPassword })
  },
  act: async (context) => press(await inDialog(context), textsOf(context).t('two-step.next')),
  handles: ['skip-step'],
  focused: passwordOf,
  loses: { 'password-error': ['password'], 'already-verified': ['password'] },
} satisfies Moment

/** It need not be proved any more: the dialog goes, and the set-up opens (ERR-12). */
export async function expectSetUp(context: ErrorContext): Promise<void> {
  await waitFor(() => expect(stageOf(context).visits).toEqual(['go /security/two-step?type=set']))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await expectNoAlert()
}
