import { textsOf } from '../../../.storybook/texts.ts'
import { errorCodes } from '../../../mocks/http/error-codes.ts'
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
      label: 'A partner fills in the application',
      call: '/become_referral',
      reach: (context) => {
        stopTime(context)
        return fillApplication(context)
      },
      act: (context) => press(context, textsOf(context).t('referral.submit')),
      handles: ['captcha'],
      field: { name: 'phone', find: (context) => fieldOf(context, textsOf(context).t('phone-field.label')) },
      says: {
        'field-error': {
          code: errorCodes.appliedAlready.code,
          words: ({ registration }) => registration.appliedAlready,
        },
      },
    },
  },
  own: {},
})
