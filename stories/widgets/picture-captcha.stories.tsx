import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { useTranslations } from '../../src/i18n/translations.tsx'
import { useForm } from '../../src/kit/form/index.ts'
import { Button } from '../../src/primitives/button.tsx'
import { PictureCaptcha, usePictureCaptcha } from '../../src/widgets/picture-captcha/index.tsx'
import { pictureCharacters } from '../pages/play-driver.ts'
import { inColumn } from '../primitives/in-column.tsx'

/** Renders a button that shows the captcha, and a button that reads the typed characters and hides the captcha. */
function Demo() {
  const { t } = useTranslations()
  const form = useForm({ id: 'demo', initialValues: { pic_captcha: '' }, onSubmit: () => Promise.resolve() })
  const captcha = usePictureCaptcha('register')
  const [characters, setCharacters] = useState<string>()
  return (
    <form {...form.formProps}>
      <PictureCaptcha {...form.field('pic_captcha')} captcha={captcha} />
      <div style={{ display: 'flex', gap: 12 }}>
        <Button variant="quiet" size="row" onClick={captcha.show}>
          {t('sms-code.send')}
        </Button>
        <Button
          variant="quiet"
          size="row"
          onClick={() => {
            setCharacters(captcha.read())
            captcha.hide()
          }}
        >
          {t('login.submit')}
        </Button>
      </div>
      <output>{characters}</output>
    </form>
  )
}

const about = `
Asks for the characters in a picture while the server requires a picture captcha.

- **When to use**: for a call that the server may reject without a picture captcha. Call \`usePictureCaptcha\` and render \`PictureCaptcha\`. \`SmsCode\` already does both.
- **Anatomy**: a box for at most four characters, which contains the picture as a button. \`show\` shows the box, \`hide\` hides it again, and \`read\` returns the typed characters.
- **A picture is valid for one attempt**. Whenever a new picture is needed, the box is cleared and focused, whether the server required a picture, the user clicked the picture, or a call failed. Only the latest picture is valid. If a picture fails to load, the box offers a retry. A page restored from the back/forward cache reloads the picture.
- **Keyboard**: Tab moves from the box to the picture; Enter or Space on the picture loads a new picture.
- **Content**: \`picture-captcha.*\`. A screen reader cannot read the picture, so the captcha must never be the only option. The login always offers another method (OC-7).
`

const meta = preview.meta({
  id: 'widgets-picturecaptcha',
  title: 'Widgets/Picture captcha',
  component: Demo,
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  parameters: {
    layout: 'padded',
    page: { path: '/register' },
    docs: { description: { component: about } },
  },
})

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 't' | 'userEvent'>

/** Shows the captcha and waits for its picture. */
async function showCaptcha({ canvas, canvasElement, t, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: t('sms-code.send') }))
  const image = () => canvasElement.querySelector('img')
  await waitFor(() => expect(image()).toBeVisible())
  return { box: await canvas.findByRole('textbox', { name: t('picture-captcha.label') }), image }
}

// API-10
export const Required = meta.story({
  name: 'Required, with focus',
  play: async (context) => {
    await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument()
    const { box, image } = await showCaptcha(context)
    await waitFor(() => expect(box).toHaveFocus())
    await expect(image()?.src).toMatch(/\/captcha\/get_pic\/register\?.*\bt=\d+$/)
  },
})

// WID-04, OC-5
export const NewPicture = meta.story({
  name: 'A click on the picture loads a new picture',
  tags: ['no-screenshot'],
  play: async (context) => {
    const { canvas, t, userEvent } = context
    const { box, image } = await showCaptcha(context)
    const [source, characters] = [image()?.src, await pictureCharacters(context)]
    await userEvent.type(box, 'K7')
    const name = `${t('picture-captcha.picture', { count: 4 })} ${t('picture-captcha.refresh')}`
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await waitFor(() => expect(image()).toBeVisible())
    await expect(image()?.src).not.toBe(source)
    await waitFor(async () => expect(await pictureCharacters(context)).not.toBe(characters))
  },
})

export const Solved = meta.story({
  name: 'Solved and hidden',
  play: async (context) => {
    const { canvas, t, userEvent } = context
    const { box } = await showCaptcha(context)
    const characters = await pictureCharacters(context)
    await userEvent.type(box, characters)
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    await expect(canvas.getByText(characters)).toBeVisible()
    await expect(box).not.toBeInTheDocument()
  },
})
