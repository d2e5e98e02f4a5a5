import { textsOf } from '../../../.storybook/texts.ts'
import { fieldOf, press } from '../../pages/page-driver.ts'
import { fillApplication } from '../../pages/referral-driver.ts'
import { stopTime } from '../../widgets/phone-code-form.tsx'
import { driveErrors } from '../error-driver.ts'
import { referral } from '../screens/referral.ts'

export const referralErrors = driveErrors<typeof referral>({
  screen: referral,
  page: {},
  moments: {
    submit: {
      call: '/become_referral',
      reach: (context) => {
        stopTime(context)
        return fillApplication(context)
      },
      act: (context) => press(context, textsOf(context).t('referral.submit')),
      handles: ['captcha'],
      field: { name: 'email', find: (context) => fieldOf(context, textsOf(context).t('referral.email.label')) },
    },
  },
  own: {},
})
