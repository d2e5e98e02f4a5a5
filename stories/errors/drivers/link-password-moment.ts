import { textsOf } from '../../../.storybook/texts.ts'
import { fieldOf, press } from '../../pages/page-driver.ts'
import { fillPassword } from '../../pages/recovery-driver.ts'
import type { Moment } from '../error-driver.ts'

type Parts = Pick<Moment, 'call'> & {
  label: 'new-password.label' | 'choose-password.label'
  submit: 'set-password.submit-init' | 'choose-password.submit'
}

/** How a password is chosen by the link of a mail. */
export const linkPasswordMoment = ({ call, label, submit }: Parts): Moment => ({
  call,
  reach: (context) => fillPassword(context, textsOf(context).t(label)),
  act: (context) => press(context, textsOf(context).t(submit)),
  field: {
    name: 'password_confirmation',
    find: (context) => fieldOf(context, textsOf(context).t('new-password.confirmation')),
  },
  focused: (context) => fieldOf(context, textsOf(context).t(label)),
})
