import { within } from 'storybook/test'
import { textsOf } from '../../../.storybook/texts.ts'
import { demoPassword, newPassword, people } from '../../../mocks/personas/people.ts'
import { fieldOf, fillIn, press } from '../../pages/page-driver.ts'
import { driveErrors, type ErrorContext } from '../error-driver.ts'
import { securityPassword } from '../screens/security-password.ts'

const inPage = { canvas: within(document.body) }
const currentOf = (context: ErrorContext) => fieldOf(inPage, textsOf(context).t('change-password.old.label'))
const chosenOf = (context: ErrorContext) => fieldOf(inPage, textsOf(context).t('choose-password.label'))

export const securityPasswordErrors = driveErrors<typeof securityPassword>({
  screen: securityPassword,
  page: { enteredAs: people.mei.email },
  moments: {
    change: {
      label: 'A member types the current password and a new one twice',
      call: '/password/change',
      reach: async (context) => {
        const { t } = textsOf(context)
        await context.canvas.findByLabelText(t('new-password.confirmation'), { selector: 'input' })
        await fillIn(context, {
          [t('change-password.old.label')]: demoPassword,
          [t('choose-password.label')]: newPassword,
          [t('new-password.confirmation')]: newPassword,
        })
      },
      act: (context) => press(context, textsOf(context).t('change-password.submit')),
      field: { name: 'old_password', find: currentOf },
      // What the server says of `password` is about the new one.
      focused: chosenOf,
      loses: { 'field-error': ['old_password'] },
    },
  },
  own: {},
})
