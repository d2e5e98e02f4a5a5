import { expect, waitFor } from 'storybook/test'
import { textsOf } from '../../../.storybook/texts.ts'
import { demoPassword, people } from '../../../mocks/personas/people.ts'
import { fieldOf, fillIn, press, stageOf } from '../../pages/page-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { expectNoAlert } from '../expect-surface.ts'
import { verifyIdentity } from '../screens/verify-identity.ts'

export const verifyIdentityErrors = driveErrors<typeof verifyIdentity>({
  screen: verifyIdentity,
  page: { path: '/verify-identity?redirect=/security', enteredAs: people.mei.phone },
  moments: {
    submit: {
      label: 'A member types the password',
      call: '/security/verify_identity',
      reach: async (context) => {
        const label = textsOf(context).t('login.password.label')
        await context.canvas.findByLabelText(label, { selector: 'input' })
        await fillIn(context, { [label]: demoPassword })
      },
      act: (context) => press(context, textsOf(context).t('verify-identity.submit')),
      focused: (context) => fieldOf(context, textsOf(context).t('login.password.label')),
      loses: { 'password-error': ['password'] },
    },
  },
  own: {
    // There is nothing left to prove: it goes on as after a password that was right.
    'already-verified': async (context) => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /security']))
      const submit = context.canvas.getByRole('button', { name: textsOf(context).t('verify-identity.opening') })
      await expect(submit).toHaveAttribute('aria-busy', 'true')
      await expectNoAlert()
    },
  },
})
