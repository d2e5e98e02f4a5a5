import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { serverText } from '../errors/provoke.ts'
import { type PlayContext, stageOf } from '../pages/page-driver.ts'
import { inColumn } from '../primitives/in-column.tsx'
import { arouseSuspicion, messagesTo, PhoneCodeForm, phoneCodeForm, sendCode, stopTime } from './phone-code-form.tsx'

const sendPath = '/quick_login/v1/captcha/sms_send'

const meta = preview.meta({
  id: 'widgets-smscode-refused',
  title: 'Widgets/SMS code/When sending fails',
  component: PhoneCodeForm,
  tags: ['widget'],
  decorators: [inColumn],
  parameters: { layout: 'padded', page: { path: '/login' } },
})

/** The server wants a picture to be read before it sends a code, and time stands still. */
async function askedForPicture(context: PlayContext) {
  stopTime(context)
  const parts = phoneCodeForm(context)
  await arouseSuspicion(context)
  await sendCode(context)
  return { parts, picture: await parts.picture() }
}

// ERR-13
export const TooOften = meta.story({
  name: 'verify_operation_too_frequent · A notice',
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
  name: 'The server asks for a picture first',
  play: async (context) => {
    const { parts, picture } = await askedForPicture(context)
    await waitFor(() => expect(picture).toHaveFocus())
    await expect(picture).toHaveAccessibleDescription(parts.t('error.picture-captcha-needed.title'))
    await expect(messagesTo(context)).toEqual([])
    await expect(parts.send()).not.toHaveAttribute('aria-disabled')
    await waitFor(() => expect(picture.closest('form')?.querySelector('img')).toBeVisible())
  },
})

export const PictureRead = meta.story({
  name: 'The picture is read: Enter sends the code, and the picture goes',
  play: async (context) => {
    const { parts, picture } = await askedForPicture(context)
    const { peek } = stageOf(context).service
    await waitFor(() => expect(peek.captcha()).toHaveLength(4))
    await context.userEvent.type(picture, `${peek.captcha()}{Enter}`)
    await parts.counting(60)
    await expect(messagesTo(context)).toHaveLength(1)
    await expect(picture).not.toBeInTheDocument()
    await waitFor(() => expect(parts.code()).toHaveFocus())
  },
})

export const PictureWrong = meta.story({
  name: 'The picture was read wrongly: there is a new one',
  tags: ['unpictured'],
  play: async (context) => {
    const { parts, picture } = await askedForPicture(context)
    const form = picture.closest('form')
    const { peek } = stageOf(context).service
    await waitFor(() => expect(peek.captcha()).toHaveLength(4))
    const before = form?.querySelector('img')?.src
    await context.userEvent.type(picture, 'oops')
    await context.userEvent.click(parts.send())
    await waitFor(() => expect(form?.querySelector('img')?.src).not.toBe(before))
    await waitFor(() => expect(picture).toHaveValue(''))
    await expect(picture).toHaveFocus()
    await waitFor(() => expect(picture).toBeInvalid())
    await expect(messagesTo(context)).toEqual([])
    await waitFor(() => expect(form?.querySelector('img')).toBeVisible())
  },
})

export const PictureLeftOut = meta.story({
  name: 'Pressed without reading the picture',
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

// ERR-15
export const SliderDemanded = meta.story({
  name: 'The server asks for the slider first',
  parameters: { page: { path: '/login', settings: { sliding_captcha_enabled: true } } },
  play: async (context) => {
    stopTime(context)
    await arouseSuspicion(context)
    await sendCode(context)
    await waitFor(() => expect(screen.getByRole('slider')).toHaveFocus())
    await expect(messagesTo(context)).toEqual([])
  },
})

// WID-16, API-09
export const SliderPassed = meta.story({
  name: 'The slider is passed: the code is sent by itself',
  tags: ['unpictured'],
  parameters: {
    page: { path: '/login', settings: { sliding_captcha_enabled: true } },
    // A slide takes time, so time runs on here, and the seconds with it.
  },
  play: async (context) => {
    await arouseSuspicion(context)
    await sendCode(context)
    const handle = await screen.findByRole('slider')
    await waitFor(() => expect(handle).toHaveFocus())
    // As assistive technology draws it.
    await fireEvent.change(handle, { target: { value: '320' } })
    stopTime(context)
    await waitFor(() => expect(messagesTo(context)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument())
    await phoneCodeForm(context).counting(60)
    await waitFor(() => expect(phoneCodeForm(context).code()).toHaveFocus())
  },
})
