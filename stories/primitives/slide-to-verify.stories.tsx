import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SlideToVerify } from '../../src/primitives/slide-to-verify/slide-to-verify.tsx'
import type { Track } from '../../src/primitives/slide-to-verify/use-slide.ts'
import { dragTo } from './drag-to.ts'
import { inColumn } from './in-column.tsx'

/** Moves the handle as assistive technology does. */
const slideTo = (handle: HTMLElement, x: number) => fireEvent.change(handle, { target: { value: String(x) } })

const meta = preview.meta({
  id: 'primitives-slidetoverify',
  title: 'Primitives/Slide to verify',
  component: SlideToVerify,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: 'Drag to the end',
    stoppedText: 'Drag all the way to the end',
    checkingText: 'Checking…',
    passedText: 'Passed',
    onComplete: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
A handle to be drawn from one end to the other: the slider captcha's own part. It hands over where the handle stood when; whether a person has drawn it is for the server to say.

**When to use**: inside the slider flow. For a choice between values use a field.

**Anatomy**: a track of 360 × 40, or as wide as there is room, with its words, what was drawn so far, and a handle of 40. \`status\` is what became of it: \`ready\`, \`checking\`, \`passed\`, \`failed\` (the handle is back, and can be drawn again) or \`locked\`. \`data-state\` says \`drawing\` besides.

**Keyboard**: arrows move the handle by a twentieth, Page Up and Page Down by more, Home and End to the ends. It has arrived when it has stood at the end for a quarter of a second. A drag that ends before the end takes the handle back. Who cannot drag presses on the track, which moves it by a quarter. Assistive technology meets a native range.

**Texts**: \`label\` says what to do, names the handle and stands on the track; \`stoppedText\`, \`checkingText\` and \`passedText\` take its place and are read out as they come. Words of a failure stand beside it: tie them by \`aria-describedby\`.
        `,
      },
    },
  },
})

// WID-16
export const Ready = meta.story({
  name: 'Ready',
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('slider', { name: 'Drag to the end' })
    await expect(handle).toHaveAttribute('aria-valuetext', '0%')
    const { width, height } = handle.parentElement?.getBoundingClientRect() ?? {}
    await expect([width, height]).toEqual([360, 40])
  },
})

export const HalfWay = meta.story({
  name: 'Half way',
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('slider')
    await slideTo(handle, 160)
    await expect(handle).toHaveAttribute('aria-valuetext', '50%')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
})

export const Focused = meta.story({
  name: 'With the focus',
  tags: ['focus'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
  },
})

export const Completed = meta.story({
  name: 'Arrives, and hands over where it stood when',
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('slider')
    await slideTo(handle, 160)
    await slideTo(handle, 320)
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledTimes(1))
    const track = args.onComplete.mock.calls[0]?.[0] as Track
    await expect(track[0]).toEqual([0, 0])
    await expect(track.at(-1)?.[0]).toBe(320)
    await expect(track.at(-1)?.[1]).toBeGreaterThanOrEqual(240)
  },
})

export const TakenBack = meta.story({
  name: 'Taken back in time, it has not arrived',
  tags: ['timing'],
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('slider')
    await slideTo(handle, 320)
    await slideTo(handle, 304)
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(args.onComplete).not.toHaveBeenCalled()
    await expect(handle).toHaveAttribute('aria-valuetext', '95%')
  },
})

export const Stopped = meta.story({
  name: 'A drag that ended too early: the handle is back, and says how far it has to go',
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('slider')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await dragTo(handle, 0.5)
    await expect(canvas.getByRole('status')).toHaveTextContent('Drag all the way to the end')
    await expect(handle).toHaveAttribute('aria-valuetext', '0%')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await slideTo(handle, 160)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await dragTo(handle, 0)
    await expect(canvas.getByRole('status')).toHaveTextContent('Drag all the way to the end')
  },
})

export const Checking = meta.story({
  name: 'Checking',
  args: { status: 'checking' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking…')
    const handle = canvas.getByRole('slider')
    await expect(handle).toHaveAttribute('aria-disabled', 'true')
    await slideTo(handle, 0)
    await expect(handle).toHaveAttribute('aria-valuetext', '100%')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
})

export const Passed = meta.story({
  name: 'Passed',
  args: { status: 'passed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Passed')
  },
})

export const Failed = meta.story({
  name: 'Failed: back at the beginning, to be drawn again',
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('slider')
    await expect(handle).toHaveAttribute('aria-valuetext', '0%')
    await slideTo(handle, 160)
    await expect(handle).toHaveAttribute('aria-valuetext', '50%')
    await slideTo(handle, 0)
    await expect(handle).toHaveAttribute('aria-valuetext', '0%')
  },
})

export const Locked = meta.story({
  name: 'Locked',
  args: { status: 'locked' },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('slider')
    await slideTo(handle, 320)
    await expect(handle).toHaveAttribute('aria-valuetext', '0%')
  },
})

export const Narrow = meta.story({
  name: 'As wide as there is room',
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('slider')
    await expect(handle.parentElement?.getBoundingClientRect().width).toBe(280)
    await slideTo(handle, 160)
    await expect(handle).toHaveAttribute('aria-valuetext', '50%')
  },
})

export const Chinese = meta.story({
  name: 'In Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: { label: '拖到最右侧', checkingText: '正在验证…', passedText: '验证通过' },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('slider', { name: '拖到最右侧' })
    await slideTo(handle, 128)
    await expect(handle).toHaveAttribute('aria-valuetext', '40%')
  },
})
