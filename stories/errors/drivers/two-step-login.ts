import { waitFor } from 'storybook/test'
import { people } from '../../../mocks/personas/people.ts'
import { press } from '../../pages/page-driver.ts'
import { completeCode, secondStep } from '../../pages/two-step-driver.ts'
import { driveErrors, type ErrorContext } from '../error-driver.ts'
import { twoStepLogin } from '../screens/two-step-login.ts'

const codeOf = ({ canvasElement }: ErrorContext) =>
  canvasElement.querySelector<HTMLInputElement>('[name=two_step_code]') as HTMLInputElement

export const twoStepLoginErrors = driveErrors<typeof twoStepLogin>({
  screen: twoStepLogin,
  page: { path: '/two-step-login?redirect=/files', enteredAs: people.ines.email },
  moments: {
    submit: {
      label: 'A member types a code but for its last digit',
      call: '/two_step_login',
      reach: async (context) => {
        const parts = secondStep(context)
        await context.canvas.findByText(parts.t('two-step-login.intro.google'))
        await context.userEvent.type(await parts.code(), '48291')
      },
      act: (context) => completeCode(context, codeOf(context), secondStep(context).t('login.submit')),
      field: { name: 'two_step_captcha', find: codeOf },
      focused: codeOf,
      loses: { 'field-error': ['two_step_code'], 'two-step-code-error': ['two_step_code'] },
    },
    send: {
      label: 'A member whose second step is by SMS opens the page',
      call: '/security/send_two_step_code',
      page: { enteredAs: people.zhou.email },
      reach: (context) => secondStep(context).send(),
      act: async (context) => {
        const name = secondStep(context).t('sms-code.send')
        await waitFor(() => press(context, name))
      },
      handles: ['captcha'],
    },
  },
  own: {},
})
