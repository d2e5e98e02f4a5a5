import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { serverText } from '../errors/provoke.ts'
import type { PlayContext } from '../pages/page-driver.ts'
import { inColumn } from '../primitives/in-column.tsx'
import { messagesTo, PhoneCodeForm, phoneCodeForm, provokeCaptcha, sendCode, stopTime } from './phone-code-form.tsx'

const sendPath = '/quick_login/v1/captcha/sms_send'

const meta = preview.meta({
  id: 'widgets-smscode-refused',
  title: 'Widgets/SMS code/When sending fails',
  component: PhoneCodeForm,
  tags: ['widget'],
  decorators: [inColumn],
  parameters: { layout: 'padded', page: { path: '/login' } },
})

/** Stops the clock and asks for a code, for which the server requires a picture captcha. */
async function showPictureCaptcha(context: PlayContext) {
  stopTime(context)
  const parts = phoneCodeForm(context)
  await provokeCaptcha(context)
  await sendCode(context)
  return { parts, picture: await parts.picture() }
}

// ERR-13
export const TooOften = meta.story({
  name: 'verify_operation_too_frequent · Notice',
  tags: ['unpictured'],
  parameters: { page: { path: '/login', faults: [{ path: sendPath, error: 'verify-too-frequent' }] } },
  play: async (context) => {
    const parts = phoneCodeForm(context)
    await sendCode(context)
    await expect((await screen.findAllByText(serverText('verify-too-frequent', context)))[0]).toBeVisible()
    await waitFor(() => expect(parts.send()).not.toHaveAttribute('aria-disabled'))
  },
})

// ERR-14
export const PictureDemanded = meta.story({
  name: 'Picture captcha required',
  play: async (context) => {
    const { parts, picture } = await showPictureCaptcha(context)
    await waitFor(() => expect(picture).toHaveFocus())
    await expect(picture).toHaveAccessibleDescription(parts.t('error.picture-captcha-needed.title'))
    await expect(messagesTo(context)).toEqual([])
    await expect(parts.send()).not.toHaveAttribute('aria-disabled')
    await waitFor(() => expect(picture.closest('form')?.querySelector('img')).toBeVisible())
  },
})

export const PictureLeftOut = meta.story({
  name: 'Sent without the characters',
  tags: ['unpictured'],
  parameters: { page: { path: '/login', faults: [{ path: sendPath, error: 'picture-captcha-needed' }] } },
  play: async (context) => {
    const parts = phoneCodeForm(context)
    await sendCode(context)
    const picture = await parts.picture()
    await waitFor(() => expect(parts.send()).not.toHaveAttribute('aria-busy'))
    await context.userEvent.click(parts.send())
    await waitFor(() => expect(picture).toHaveFocus())
    await expect(picture).toHaveAccessibleDescription(parts.t('picture-captcha.empty', { count: 4 }))
    await expect(messagesTo(context)).toEqual([])
    await waitFor(() => expect(picture.closest('form')?.querySelector('img')).toBeVisible())
  },
})
