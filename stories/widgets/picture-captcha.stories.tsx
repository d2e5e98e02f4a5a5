import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { useTexts } from '../../src/i18n/texts.tsx'
import { useForm } from '../../src/kit/form/index.ts'
import { Button } from '../../src/primitives/button.tsx'
import { PictureCaptcha, usePictureCaptcha } from '../../src/widgets/picture-captcha/index.ts'
import { type PlayContext, stageOf } from '../pages/page-driver.ts'
import { inColumn } from '../primitives/in-column.tsx'

/** A form whose call the server refuses until the picture is read; the button stands for that answer. */
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

const meta = preview.meta({
  id: 'widgets-picturecaptcha',
  title: 'Widgets/Picture captcha',
  component: Demo,
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  parameters: {
    layout: 'padded',
    page: { path: '/register' },
    docs: {
      description: {
        component: `
The characters of a picture, while the server asks for them.

**When to use**: where a call is refused with \`refresh-picture\` (\`usePictureCaptcha\` and \`PictureCaptcha\`). \`SmsCode\` brings it along.

**Anatomy**: the box for at most four characters, and in it the picture, which is a button. Nothing shows until \`show\`; \`clear\` takes it away; \`read\` is what was typed.

**A picture is good for one try**. A new one empties the box and takes the focus, whether the server asked, a press on the picture did, or a send failed. The latest wins. One that does not come offers to try again; so does a page that comes back from the cache, by itself.

**Keyboard**: Tab leads from the box to the picture; Enter or Space on it brings another.

**Texts**: \`picture-captcha.*\`. The picture cannot be read out, so nothing may rest on it alone: at login there is always another way (OC-7).
        `,
      },
    },
  },
})

function demo(context: Pick<PlayContext, 'canvas' | 'globals'> & { canvasElement: HTMLElement }) {
  const { canvas, canvasElement } = context
  const { t } = textsOf(context)
  return {
    t,
    ask: () => canvas.getByRole('button', { name: t('sms-code.send') }),
    go: () => canvas.getByRole('button', { name: t('login.submit') }),
    box: () => canvas.findByRole<HTMLInputElement>('textbox', { name: t('picture-captcha.label') }),
    picture: () =>
      canvas.getByRole('button', {
        name: `${t('picture-captcha.picture', { count: 4 })} ${t('picture-captcha.refresh')}`,
      }),
    image: () => canvasElement.querySelector('img'),
  }
}

export const NotAsked = meta.story({
  name: 'Not asked for',
  tags: ['unpictured'],
  play: async (context) => {
    await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(demo(context).image()).not.toBeInTheDocument()
  },
})

// API-10
export const Asked = meta.story({
  name: 'Asked for: it takes the focus',
  play: async (context) => {
    const parts = demo(context)
    await context.userEvent.click(parts.ask())
    await waitFor(async () => expect(await parts.box()).toHaveFocus())
    await waitFor(() => expect(parts.image()).toBeVisible())
    await expect(parts.image()?.src).toMatch(/\/captcha\/get_pic\/register\?.*\bt=\d+$/)
  },
})

// WID-04, OC-5
export const Renewed = meta.story({
  name: 'A press on the picture brings another, and a new start',
  tags: ['unpictured'],
  play: async (context) => {
    const parts = demo(context)
    await context.userEvent.click(parts.ask())
    const box = await parts.box()
    await waitFor(() => expect(parts.image()).toBeVisible())
    const { peek } = stageOf(context).service
    await waitFor(() => expect(peek.captcha()).toHaveLength(4))
    const [picture, answer] = [parts.image()?.src, peek.captcha()]
    await context.userEvent.type(box, 'K7')
    await context.userEvent.click(parts.picture())
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await waitFor(() => expect(parts.image()).toBeVisible())
    await expect(parts.image()?.src).not.toBe(picture)
    await waitFor(() => expect(peek.captcha()).not.toBe(answer))
  },
})

export const Read = meta.story({
  name: 'Read, and no longer asked for',
  play: async (context) => {
    const parts = demo(context)
    await context.userEvent.click(parts.ask())
    const box = await parts.box()
    await waitFor(() => expect(parts.image()).toBeVisible())
    const { peek } = stageOf(context).service
    await waitFor(() => expect(peek.captcha()).toHaveLength(4))
    const answer = String(peek.captcha())
    await context.userEvent.type(box, answer)
    await context.userEvent.click(parts.go())
    await expect(context.canvas.getByText(answer)).toBeVisible()
    await expect(box).not.toBeInTheDocument()
  },
})

// OC-5
export const Lost = meta.story({
  name: 'The picture did not come: try again',
  tags: ['!autodocs', 'unpictured'],
  parameters: {
    page: { path: '/register', faults: [{ path: '/captcha/get_pic/register', status: 502, times: 'always' }] },
  },
  play: async (context) => {
    const parts = demo(context)
    await context.userEvent.click(parts.ask())
    const retry = await context.canvas.findByRole('button', { name: parts.t('picture-captcha.retry') })
    await expect(retry).toHaveAttribute('data-state', 'failed')
    stageOf(context).service.faults.clear()
    await context.userEvent.click(retry)
    await waitFor(() => expect(parts.image()).toBeVisible())
    await expect(await parts.box()).toHaveFocus()
  },
})
