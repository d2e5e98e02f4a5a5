import { waitFor } from 'storybook/test'
import { press } from '../../pages/page-driver.ts'
import { completeCode, persons, secondStep } from '../../pages/two-step-driver.ts'
import { driveErrors, type ErrorContext } from '../error-driver.ts'
import { twoStepLogin } from '../screens/two-step-login.ts'

const codeOf = ({ canvasElement }: ErrorContext) =>
  canvasElement.querySelector<HTMLInputElement>('[name=two_step_captcha]') as HTMLInputElement

export const twoStepLoginErrors = driveErrors<typeof twoStepLogin>({
  screen: twoStepLogin,
  page: { path: '/two-step-login?redirect=/files', enteredAs: persons.google },
  moments: {
    submit: {
      call: '/two_step_login',
      reach: async (context) => {
        const parts = secondStep(context)
        await context.canvas.findByText(parts.t('two-step-login.intro.google'))
        await context.userEvent.type(await parts.code(), '48291')
      },
      act: (context) => completeCode(context, codeOf(context), secondStep(context).t('login.submit')),
      field: { name: 'two_step_captcha', find: codeOf },
      focused: codeOf,
      loses: { 'field-error': ['two_step_captcha'], 'two-step-code-error': ['two_step_captcha'] },
    },
    send: {
      call: '/security/send_two_step_code',
      page: { enteredAs: persons.sms },
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
