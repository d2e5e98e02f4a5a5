import { textsOf } from '../../../.storybook/texts.ts'
import { findVerdict, member } from '../../pages/security-overview-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { openApiToken } from '../open-api-token.ts'
import { expectSetUp, provePassword } from '../prove-password.ts'
import { security } from '../screens/security.ts'

export const securityErrors = driveErrors<typeof security>({
  screen: security,
  page: { enteredAs: member, account: { openApiToken } },
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
