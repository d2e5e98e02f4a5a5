import type { StoryContext } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { PageParameters } from '../../.storybook/stage.ts'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { useTranslations } from '../../src/i18n/translations.tsx'
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
  /** The form's container. A click outside closes a `light` dialog. */
  within: 'page' | 'modal' | 'light'
  /** Called with the result of `solve`. */
  onSolved: (requestId: string | undefined) => void
  /** A fixed state to show. If omitted, the slider works as in the app. */
  state?: SliderState
}

const doNothing = () => {}

/** Shows a form with a submit button that opens the slider. */
function Demo({ within: container, onSolved, state }: DemoProps) {
  const { t } = useTranslations()
  const { solve, slider } = useSlider()
  const field = <TextField label={t('login.login.label')} name="login" autoComplete="username" />
  const button = <Button onClick={() => void solve().then(onSolved)}>{t('login.submit')}</Button>
  const view = state ? <SliderView state={state} onSlide={doNothing} onRetry={doNothing} onClose={doNothing} /> : slider
  if (container === 'page') {
    return (
      <div style={{ maxWidth: 400 }}>
        {field}
        {button}
        {view}
      </div>
    )
  }
  return (
    <DialogRoot defaultOpen>
      <DialogContent closeLabel={t('dialog.close')} dismissal={container} aria-describedby={undefined}>
        <DialogTitle>{t('login.register')}</DialogTitle>
        <DialogBody>{field}</DialogBody>
        <DialogFooter>{button}</DialogFooter>
        {view}
      </DialogContent>
    </DialogRoot>
  )
}

const page = (parameters: Partial<PageParameters> = {}) => ({ page: { path: '/login', ...parameters } })
const pageWithFault = (fault: Omit<FaultRequest, 'path'>) =>
  page({ faults: [{ path: '/hermes/captcha_verify', ...fault }] })

const about = `
Checks that the user is human before the server performs an action that bots could abuse.

- **When to use**: when a call fails with \`start-slider\` (\`sliding_captcha_error\`). Call \`useSlider()\`, render its \`slider\` anywhere in the view, get a request id from \`await solve()\`, and repeat the call with this id as \`captcha_request_id\`. The id is valid for one call. If \`solve\` returns no id, either the user has canceled or an error is shown. The form stays as it is. On the login screen, pass \`useSlider\` an \`alternative\`: another login method, which the dialog offers (*Pages / Login / More states*). If the page embeds a \`script_url\`, the captcha vendor's slider replaces the page's own slider.
- **Anatomy**: a dialog over everything else, with a track of 360 × 40 px and a handle, a line for errors, and a retry button. The vendor's popup has its own design. Until the popup appears, the dialog says what it is waiting for. Nothing is loaded before the slider is required.
- **Keyboard**: focus moves to the handle. Arrow keys, Page Up and Page Down move the handle; End moves it to the end. Escape cancels and closes only the slider; focus returns to the form.
- **Content**: after a drag that ended too early, the dialog says how far to drag. After a failed slide, it shows the server's message or \`slider.failed\`. After too many attempts, a toast shows the server's message, and the dialog tells the user to wait. If the server does not respond, the dialog says so and offers a retry. Any other error is shown as usual.
`

const meta = preview.meta({
  id: 'widgets-slidercaptcha',
  title: 'Widgets/Slider captcha',
  component: Demo,
  tags: ['autodocs', 'widget'],
  args: { within: 'page' as const, onSolved: fn() },
  parameters: {
    layout: 'padded',
    ...page(),
    docs: { story: { inline: false, height: '420px' }, description: { component: about } },
  },
})

type Context = Pick<PlayContext, 'loaded' | 'userEvent'> & Pick<StoryContext, 't'>

const getVerifyCalls = (context: Context) => callsTo(context, '/hermes/captcha_verify')

const submit = ({ t, userEvent }: Context) => userEvent.click(screen.getByRole('button', { name: t('login.submit') }))

async function openSlider(context: Context) {
  await submit(context)
  return within(await screen.findByRole('dialog', { name: context.t('slider.title') }))
}

/** Moves the handle to the end, as assistive technology does. */
async function slideToEnd({ t }: Context) {
  const handle = await screen.findByRole('slider', { name: t('slider.label') })
  await waitFor(() => expect(handle).not.toHaveAttribute('aria-disabled'))
  await fireEvent.change(handle, { target: { value: '320' } })
}

/** Expects the handle to have focus and the track to measure 360 × 40 px (WID-16). */
async function expectReady(handle: HTMLElement) {
  await waitFor(() => expect(handle).toHaveFocus())
  const { width, height } = handle.parentElement?.getBoundingClientRect() ?? {}
  await expect([width, height]).toEqual([360, 40])
}

// WID-16
export const Opened = meta.story({
  name: 'Opened',
  play: async (context) => {
    const dialog = await openSlider(context)
    const handle = dialog.getByRole('slider')
    await expectReady(handle)
    await expect(handle).toHaveAccessibleDescription(expect.stringContaining(context.t('slider.instructions')))
  },
})

// WID-16
export const StoppedThenPassed = meta.story({
  name: 'Released too early, then moved to the end',
  tags: ['!autodocs', 'no-screenshot'],
  play: async (context) => {
    const dialog = await openSlider(context)
    await dragTo(dialog.getByRole('slider'), 0.6)
    await expect(await dialog.findByText(context.t('slider.stopped'))).toHaveRole('status')
    await expect(getVerifyCalls(context)).toEqual([])
    await slideToEnd(context)
    await waitFor(() => expect(context.args.onSolved).toHaveBeenCalledTimes(1))
    await expect(context.args.onSolved).toHaveBeenCalledWith(expect.stringMatching(/./))
    await waitFor(() => expect(screen.getByRole('button', { name: context.t('login.submit') })).toHaveFocus())
    await expect(getVerifyCalls(context)).toHaveLength(1)
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
  name: 'Passed',
  tags: ['!autodocs'],
  args: { state: { phase: 'passed' } },
  play: async ({ t }) => {
    await expect(await screen.findByText(t('slider.passed'))).toBeVisible()
  },
})

export const Failed = meta.story({
  name: 'Failed, with the handle back at the start',
  tags: ['!autodocs'],
  // The server's response to a slide that looks automated.
  parameters: pageWithFault({ body: JSON.stringify({ success: true, code: 'F001', data: { verify_result: false } }) }),
  play: async (context) => {
    const { t } = context
    const dialog = await openSlider(context)
    await slideToEnd(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t('slider.failed'))
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', '0%')
    await expect(dialog.getByRole('slider')).toHaveAccessibleDescription(expect.stringContaining(t('slider.failed')))
  },
})

export const TooManyAttempts = meta.story({
  name: 'Too many attempts',
  tags: ['!autodocs'],
  args: { state: { phase: 'rate-limited' } },
  play: async ({ t }) => {
    await expect(await screen.findByText(t('slider.too-many-attempts'))).toBeVisible()
    await expect(screen.getByRole('slider')).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Status500 = meta.story({
  name: '500 · Alert, then retry',
  tags: ['!autodocs', 'no-screenshot'],
  parameters: pageWithFault({ error: 'status-500' }),
  play: async (context) => {
    const { args, t, userEvent } = context
    await openSlider(context)
    await slideToEnd(context)
    const ok = within(await findAlert()).getByRole('button', { name: t('dialog.ok') })
    // The slider closes so that the alert can take focus.
    await waitFor(() => expect(ok).toHaveFocus())
    await userEvent.click(ok)
    await userEvent.click(await screen.findByRole('button', { name: t('slider.retry') }))
    await waitFor(() => expect(args.onSolved).toHaveBeenCalledWith(expect.stringMatching(/./)))
  },
})

export const SessionExpired = meta.story({
  name: 'Session expired: slider closes, alert appears',
  tags: ['!autodocs', 'no-screenshot'],
  parameters: pageWithFault({ error: 'session-expired' }),
  play: async (context) => {
    await openSlider(context)
    await slideToEnd(context)
    await expect(await findAlert()).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument())
    await expect(context.args.onSolved).toHaveBeenCalledWith(undefined)
  },
})

export const NoResponse = meta.story({
  name: 'No response',
  tags: ['!autodocs'],
  args: { state: { phase: 'no-response' } },
  play: async ({ t }) => {
    await expect(await screen.findByText(t('slider.no-response'))).toBeVisible()
  },
})

// OC-6
export const OverDialog = meta.story({
  name: 'Over an open dialog',
  args: { within: 'modal' },
  play: async (context) => {
    await context.userEvent.type(screen.getByRole('textbox'), 'mei')
    const dialog = await openSlider(context)
    await waitFor(() => expect(dialog.getByRole('slider')).toHaveFocus())
  },
})

// OC-6, WID-16
export const VendorOverDialog = meta.story({
  name: 'Vendor’s slider over an open dialog',
  tags: ['!autodocs'],
  args: { within: 'light' },
  parameters: page({ settings: { captcha_provider: 'vendor' } }),
  play: async (context) => {
    await context.userEvent.type(screen.getByRole('textbox'), 'mei')
    await submit(context)
    // The vendor's slider has its own label.
    await expectReady(await screen.findByRole('slider', { name: /Slide to the right|拖动到最右边|拖曳到最右邊/ }))
    await expect(screen.getByLabelText(context.t('login.login.label'))).toHaveValue('mei')
  },
})

export const VendorLoading = meta.story({
  name: 'Vendor’s script is loading',
  tags: ['!autodocs'],
  args: { state: { phase: 'loading' } },
  play: async ({ t }) => {
    await expect(await screen.findByText(t('slider.loading'))).toBeVisible()
  },
})

// OC-6
export const VendorTooSlow = meta.story({
  name: 'Vendor’s script not loaded after 12 s: retry',
  tags: ['no-screenshot'],
  args: { state: { phase: 'unavailable', reason: 'timeout' } },
  play: async ({ t }) => {
    await expect(await screen.findByText(t('slider.load-slow'))).toBeVisible()
    await expect(screen.getByRole('button', { name: t('slider.retry') })).toBeVisible()
  },
})
