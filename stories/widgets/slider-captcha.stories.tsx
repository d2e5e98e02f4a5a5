import type { StoryContext } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { PageParameters } from '../../.storybook/stage.ts'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { useTexts } from '../../src/i18n/texts.tsx'
import { Button } from '../../src/primitives/button.tsx'
import {
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogRoot,
  DialogTitle,
} from '../../src/primitives/dialog/dialog.tsx'
import { TextField } from '../../src/primitives/text-field.tsx'
import { useSlider } from '../../src/widgets/slider/index.tsx'
import type { SliderState } from '../../src/widgets/slider/slider.machine.ts'
import { SliderView } from '../../src/widgets/slider/slider-view.tsx'
import { callsTo, findAlert, type PlayContext } from '../pages/page-driver.ts'
import { dragTo } from '../primitives/drag-to.ts'

type DemoProps = {
  /** What the form stands in; a click outside closes a `light` dialog. */
  within: 'page' | 'modal' | 'light'
  /** Another way is offered beside the slider (OC-7). */
  hasAlternative: boolean
  /** What `solve` resolved with. */
  onSolved: (requestId: string | undefined) => void
  onAlternative: () => void
  /** A state to look at, in place of the flow. */
  state?: SliderState
}

const nothing = () => {}

/** A form whose call asks for a slider. */
function Demo({ within: place, hasAlternative, onSolved, onAlternative, state }: DemoProps) {
  const { t } = useTexts()
  const alternative = hasAlternative ? { way: 'sms' as const, onChoose: onAlternative } : undefined
  const { solve, slider } = useSlider({ alternative })
  const field = <TextField label={t('login.login.label')} name="login" autoComplete="username" />
  const button = <Button onClick={() => void solve().then(onSolved)}>{t('login.submit')}</Button>
  const shown = state ? <SliderView state={state} onDraw={nothing} onRetry={nothing} onClose={nothing} /> : slider
  if (place === 'page') {
    return (
      <div style={{ maxWidth: 400 }}>
        {field}
        {button}
        {shown}
      </div>
    )
  }
  return (
    <DialogRoot defaultOpen>
      <DialogContent closeLabel={t('dialog.close')} dismissal={place} aria-describedby={undefined}>
        <DialogTitle>{t('login.register')}</DialogTitle>
        <DialogBody>{field}</DialogBody>
        <DialogFooter>{button}</DialogFooter>
        {shown}
      </DialogContent>
    </DialogRoot>
  )
}

const page = (more: Partial<PageParameters> = {}) => ({ page: { path: '/login', ...more } })
const vendor = (pageData?: Record<string, string>) =>
  page({
    settings: { captcha_provider: 'vendor' },
    ...(pageData && {
      pageData: { captcha: { scene_id: 'portico-scene', region: 'cn', prefix: 'portico', ...pageData } },
    }),
  })
const failing = (...faults: Omit<FaultRequest, 'path'>[]) =>
  page({ faults: faults.map((fault) => ({ path: '/hermes/captcha_verify', ...fault })) })
const about = `
Shows that a person is here, before the server does what is worth abusing.

- **When to use**: when a call comes back with \`start-slider\` (\`sliding_captcha_error\`). \`const { solve, slider } = useSlider()\`: draw \`slider\` anywhere in the view, \`await solve()\`, and make the call again with the request id as \`captcha_request_id\`. It is good for one call. Without one the person has given up: leave everything as it is. At login pass \`alternative\`, another way in, which is offered in the dialog. Where the page embeds a \`script_url\`, the vendor's slider takes the place of the page's own.
- **Anatomy**: a dialog over whatever is open, with a track of 360 × 40 and a handle, a line for what went wrong, and a button to try again. The vendor's popup has a look of its own; while it is not there, the dialog says why. Nothing of it is fetched before it is asked for.
- **Keyboard**: the focus goes to the handle. Arrows, Page Up and Page Down move it, End draws it to the end. Escape gives up and closes the slider alone; the focus returns to where it was.
- **Texts**: a drag that ended too early is told how far it has to go. The server's words of a slide that did not pass, else \`slider.failed\`. Too many tries are a toast in the server's words, and the dialog says to wait. No answer is said in the dialog, with another try; any other error is said as everywhere.
`

const meta = preview.meta({
  id: 'widgets-slidercaptcha',
  title: 'Widgets/Slider captcha',
  component: Demo,
  tags: ['autodocs', 'widget'],
  args: { within: 'page' as const, hasAlternative: false, onSolved: fn(), onAlternative: fn() },
  parameters: {
    layout: 'padded',
    ...page(),
    docs: { story: { inline: false, height: '420px' }, description: { component: about } },
  },
})

type Context = Pick<PlayContext, 'loaded' | 'userEvent'> & Pick<StoryContext, 't'>

const verdicts = (context: Context) => callsTo(context, '/hermes/captcha_verify')

const ask = ({ t, userEvent }: Context) => userEvent.click(screen.getByRole('button', { name: t('login.submit') }))

async function askForDialog(context: Context) {
  await ask(context)
  return within(await screen.findByRole('dialog', { name: context.t('slider.title') }))
}

/** Draws the handle to its end, as assistive technology does. */
async function draw({ t }: Context) {
  const handle = await screen.findByRole('slider', { name: t('slider.label') })
  await waitFor(() => expect(handle).not.toHaveAttribute('aria-disabled'))
  await fireEvent.change(handle, { target: { value: '320' } })
}

/** The vendor's slider: it has words of its own. */
const findVendorHandle = () => screen.findByRole('slider', { name: /Slide to the right|拖动到最右边|拖曳到最右邊/ })

const gone = ({ t }: Context) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: t('slider.title') })).not.toBeInTheDocument())

async function passed({ args, ...context }: Context & { args: { onSolved: unknown } }) {
  await gone(context)
  await waitFor(() => expect(args.onSolved).toHaveBeenCalledTimes(1))
  await expect(args.onSolved).toHaveBeenCalledWith(expect.stringMatching(/./))
  await waitFor(() => expect(screen.getByRole('button', { name: context.t('login.submit') })).toHaveFocus())
}

/** In focus, and 360 × 40 (WID-16); on a phone as wide as there is room. */
async function ready(handle: HTMLElement) {
  await waitFor(() => expect(handle).toHaveFocus())
  const { width, height } = handle.parentElement?.getBoundingClientRect() ?? {}
  await expect({ isWhole: width === 360, height }).toEqual({ isWhole: window.innerWidth > 480, height: 40 })
}

// WID-16
export const Opened = meta.story({
  name: 'Opened',
  play: async (context) => {
    const dialog = await askForDialog(context)
    const handle = dialog.getByRole('slider')
    await ready(handle)
    await expect(handle).toHaveAccessibleDescription(expect.stringContaining(context.t('slider.how')))
  },
})

// WID-16
export const DrawnRight = meta.story({
  name: 'Stopped too early, it says how far to go; drawn right: a request id, and the focus is back',
  tags: ['!autodocs', 'unpictured'],
  play: async (context) => {
    const dialog = await askForDialog(context)
    await dragTo(dialog.getByRole('slider'), 0.6)
    await expect(await dialog.findByText(context.t('slider.stopped'))).toHaveRole('status')
    await expect(verdicts(context)).toEqual([])
    await draw(context)
    await passed(context)
    await expect(verdicts(context)).toHaveLength(1)
  },
})

export const Checking = meta.story({
  name: 'Checking',
  args: { state: { phase: 'checking' } },
  play: async ({ t }) => {
    await expect(await screen.findByText(t('slider.checking'))).toBeVisible()
  },
})

export const Passed = meta.story({
  name: 'Passed, for a moment',
  tags: ['!autodocs'],
  args: { state: { phase: 'passed' } },
  play: async ({ t }) => {
    await expect(await screen.findByText(t('slider.passed'))).toBeVisible()
  },
})

export const Failed = meta.story({
  name: 'Not passed, and back at the beginning',
  tags: ['!autodocs'],
  // What the server says of a slide that no person has drawn.
  parameters: failing({ body: JSON.stringify({ success: true, code: 'F001', data: { verify_result: false } }) }),
  play: async (context) => {
    const { t } = context
    const dialog = await askForDialog(context)
    await draw(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t('slider.failed'))
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', '0%')
    await expect(dialog.getByRole('slider')).toHaveAccessibleDescription(expect.stringContaining(t('slider.failed')))
  },
})

export const TooOften = meta.story({
  name: 'Too often',
  tags: ['!autodocs'],
  args: { state: { phase: 'too-often' } },
  play: async ({ t }) => {
    await expect(await screen.findByText(t('slider.too-often'))).toBeVisible()
    await expect(screen.getByRole('slider')).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Status500 = meta.story({
  name: '500: an alert, then another try',
  tags: ['!autodocs', 'unpictured'],
  parameters: failing({ error: 'status-500' }),
  play: async (context) => {
    const { t, userEvent } = context
    await askForDialog(context)
    await draw(context)
    const ok = within(await findAlert()).getByRole('button', { name: t('dialog.ok') })
    await waitFor(() => expect(ok).toHaveFocus())
    await userEvent.click(ok)
    await userEvent.click(await screen.findByRole('button', { name: t('slider.retry') }))
    await passed(context)
  },
})

export const Expired = meta.story({
  name: 'Session expired: the slider closes, the alert stays',
  tags: ['!autodocs', 'unpictured'],
  parameters: failing({ error: 'session-expired' }),
  play: async (context) => {
    await askForDialog(context)
    await draw(context)
    await expect(await findAlert()).toBeVisible()
    await gone(context)
    await expect(context.args.onSolved).toHaveBeenCalledWith(undefined)
  },
})

export const Lost = meta.story({
  name: 'No answer',
  tags: ['!autodocs'],
  args: { state: { phase: 'lost' } },
  play: async ({ t }) => {
    await expect(await screen.findByText(t('slider.lost'))).toBeVisible()
  },
})

// OC-7
export const AnotherWay = meta.story({
  name: 'With another way beside it',
  args: { hasAlternative: true },
  play: async (context) => {
    const dialog = await askForDialog(context)
    await expect(dialog.getByRole('button', { name: context.t('login.instead.sms') })).toBeVisible()
  },
})

// OC-6
export const OverDialog = meta.story({
  name: 'Over an open dialog',
  args: { within: 'modal' },
  play: async (context) => {
    await context.userEvent.type(screen.getByRole('textbox'), 'mei')
    const dialog = await askForDialog(context)
    await waitFor(() => expect(dialog.getByRole('slider')).toHaveFocus())
  },
})

export const Phone = meta.story({
  name: 'On a small phone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const dialog = await askForDialog(context)
    await ready(dialog.getByRole('slider'))
  },
})

// OC-6, WID-16
export const VendorOverDialog = meta.story({
  name: 'The vendor’s, over an open dialog',
  tags: ['!autodocs'],
  args: { within: 'light' },
  parameters: vendor(),
  play: async (context) => {
    await context.userEvent.type(screen.getByRole('textbox'), 'mei')
    await ask(context)
    await ready(await findVendorHandle())
    await expect(screen.getByLabelText(context.t('login.login.label'))).toHaveValue('mei')
  },
})

export const VendorBroken = meta.story({
  name: 'The vendor’s script breaks as it starts',
  tags: ['!autodocs'],
  parameters: vendor({ script_url: '/__captcha/vendor.js', prefix: 'portico-throws' }),
  play: async (context) => {
    const dialog = await askForDialog(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(context.t('slider.broken'))
  },
})

export const VendorSilent = meta.story({
  name: 'The vendor’s script never answers: the dialog waits',
  tags: ['!autodocs'],
  parameters: vendor({ script_url: '/__captcha/vendor.js', prefix: 'portico-silent' }),
  play: async (context) => {
    const dialog = await askForDialog(context)
    await expect(dialog.getByRole('status')).toHaveTextContent(context.t('slider.loading'))
  },
})

// OC-6
export const VendorLate = meta.story({
  name: 'After 12 s there is a reason, and another try',
  tags: ['unpictured'],
  args: { state: { phase: 'unavailable', reason: 'late' } },
  play: async ({ t }) => {
    await expect(await screen.findByText(t('slider.late'))).toBeVisible()
    await expect(screen.getByRole('button', { name: t('slider.retry') })).toBeVisible()
  },
})
