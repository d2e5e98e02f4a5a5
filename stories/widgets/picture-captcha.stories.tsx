import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { useTexts } from '../../src/i18n/texts.tsx'
import { useForm } from '../../src/kit/form/index.ts'
import { Button } from '../../src/primitives/button.tsx'
import { PictureCaptcha, usePictureCaptcha } from '../../src/widgets/picture-captcha/index.tsx'
import { pictureCharacters } from '../pages/play-driver.ts'
import { inColumn } from '../primitives/in-column.tsx'

/** A form whose call needs a captcha; the first button simulates the server's demand, the second a successful call. */
function Demo() {
  const { t } = useTexts()
  const form = useForm({ id: 'demo', initialValues: { pic_captcha: '' }, onSubmit: () => Promise.resolve() })
  const captcha = usePictureCaptcha('register')
  const [read, setRead] = useState<string>()
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
            setRead(captcha.read())
            captcha.clear()
          }}
        >
          {t('login.submit')}
        </Button>
      </div>
      <output>{read}</output>
    </form>
  )
}

const about = `
Asks for the characters in a picture, for as long as the server requires them.

- **When to use**: if a call is refused with \`refresh-picture\` (\`usePictureCaptcha\` and \`PictureCaptcha\`). \`SmsCode\` includes it.
- **Anatomy**: a box for at most four characters, which contains the picture as a button. It is hidden until \`show\`; \`clear\` hides it again; \`read\` returns what was typed.
- **A picture is good for one try**. A new one clears the box and moves focus there, whether the server required it, the picture was clicked, or a call failed. The latest one counts. If it fails to load, the box offers to retry; a page that returns from the back-forward cache reloads it by itself.
- **Keyboard**: Tab moves from the box to the picture; Enter or Space on it loads another.
- **Texts**: \`picture-captcha.*\`. A screen reader cannot read the picture, so nothing may depend on it alone: the login always offers another method (OC-7).
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
async function ask({ canvas, canvasElement, t, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: t('sms-code.send') }))
  const image = () => canvasElement.querySelector('img')
  await waitFor(() => expect(image()).toBeVisible())
  return { box: await canvas.findByRole('textbox', { name: t('picture-captcha.label') }), image }
}

// API-10
export const Required = meta.story({
  name: 'Required: has focus',
  play: async (context) => {
    await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument()
    const { box, image } = await ask(context)
    await waitFor(() => expect(box).toHaveFocus())
    await expect(image()?.src).toMatch(/\/captcha\/get_pic\/register\?.*\bt=\d+$/)
  },
})

// WID-04, OC-5
export const NewPicture = meta.story({
  name: 'Clicking the picture loads another',
  tags: ['no-screenshot'],
  play: async (context) => {
    const { canvas, t, userEvent } = context
    const { box, image } = await ask(context)
    const [source, answer] = [image()?.src, await pictureCharacters(context)]
    await userEvent.type(box, 'K7')
    const name = `${t('picture-captcha.picture', { count: 4 })} ${t('picture-captcha.refresh')}`
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await waitFor(() => expect(image()).toBeVisible())
    await expect(image()?.src).not.toBe(source)
    await waitFor(async () => expect(await pictureCharacters(context)).not.toBe(answer))
  },
})

export const Solved = meta.story({
  name: 'Solved, no longer required',
  play: async (context) => {
    const { canvas, t, userEvent } = context
    const { box } = await ask(context)
    const answer = await pictureCharacters(context)
    await userEvent.type(box, answer)
    await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }))
    await expect(canvas.getByText(answer)).toBeVisible()
    await expect(box).not.toBeInTheDocument()
  },
})
