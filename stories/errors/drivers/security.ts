import { textsOf } from '../../../.storybook/texts.ts'
import { people } from '../../../mocks/personas/people.ts'
import { findVerdict } from '../../pages/security-overview-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { expectSetUp, provePassword } from '../prove-password.ts'
import { security } from '../screens/security.ts'

export const securityErrors = driveErrors<typeof security>({
  screen: security,
  page: { enteredAs: people.mei.email },
  moments: {
    prove: {
      ...provePassword,
      reach: async (context) => {
        await findVerdict(context, textsOf(context).t('security.overview.almost'))
        await provePassword.reach(context)
      },
    },
  },
  own: { 'already-verified': expectSetUp },
})
