import { textsOf } from '../../../.storybook/texts.ts'
import { errorCodes } from '../../../mocks/http/error-codes.ts'
import { newcomer } from '../../../mocks/personas/people.ts'
import { fieldOf, press } from '../../pages/page-driver.ts'
import { fillProof, reachProof } from '../../pages/register-driver.ts'
import type { Moment } from '../error-driver.ts'
import { breaksPolicy } from './refused-passwords.ts'

/** How the moments of a registration are reached, whichever call opens the account. */
export const registerMoments = (call: `/${string}`, who: Parameters<typeof reachProof>[1] = newcomer) =>
  ({
    send: {
      label: 'A visitor reaches the second step',
      call: '/captcha/sms_send',
      reach: (context) => reachProof(context, who),
      act: (context) => press(context, textsOf(context).t('sms-code.send')),
      handles: ['captcha'],
    },
    submit: {
      label: 'A visitor fills in both steps',
      call,
      reach: async (context) => {
        await reachProof(context, who)
        await fillProof(context)
      },
      act: (context) => press(context, textsOf(context).t('register.submit')),
      field: { name: 'name', find: (context) => fieldOf(context, textsOf(context).t('register.name')) },
      says: {
        'password-error': breaksPolicy,
        'field-error': { code: errorCodes.nameMissing.code, words: ({ registration }) => registration.nameMissing },
      },
      focused: (context) => fieldOf(context, textsOf(context).t('new-password.label')),
    },
  }) satisfies Record<string, Moment>
