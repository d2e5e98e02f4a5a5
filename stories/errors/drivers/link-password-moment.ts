import { textsOf } from '../../../.storybook/texts.ts'
import { errorCodes } from '../../../mocks/http/error-codes.ts'
import { fieldOf, press } from '../../pages/page-driver.ts'
import { fillPassword } from '../../pages/recovery-driver.ts'
import type { Moment, Said } from '../error-driver.ts'

type Parts = Pick<Moment, 'call'> & {
  refused: Said
  label: 'new-password.label' | 'choose-password.label'
  submit: 'set-password.submit-init' | 'choose-password.submit'
}

/** How a password is chosen by the link of a mail. */
export const linkPasswordMoment = ({ call, label, submit, refused }: Parts): Moment => ({
  label: 'A member types a new password twice',
  call,
  reach: (context) => fillPassword(context, textsOf(context).t(label)),
  act: (context) => press(context, textsOf(context).t(submit)),
  field: {
    name: 'password_confirmation',
    find: (context) => fieldOf(context, textsOf(context).t('new-password.confirmation')),
  },
  says: {
    'password-error': refused,
    'field-error': {
      code: errorCodes.passwordNotRepeated.code,
      words: ({ recovery }) => recovery.passwordNotRepeated,
    },
  },
  focused: (context) => fieldOf(context, textsOf(context).t(label)),
})
