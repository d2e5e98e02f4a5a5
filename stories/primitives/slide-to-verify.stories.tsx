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
  parameters: { layout: 'padded' },
})

// WID-16
export const Statuses = meta.story({
  name: 'Ready, checking, passed, failed, locked',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <SlideToVerify {...args} />
      <SlideToVerify {...args} status="checking" />
      <SlideToVerify {...args} status="passed" />
      <SlideToVerify {...args} status="failed" />
      <SlideToVerify {...args} status="locked" />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const handles = canvas.getAllByRole('slider')
    const positions = () => handles.map((handle) => handle.getAttribute('aria-valuetext'))
    const { width, height } = handles[0]?.parentElement?.getBoundingClientRect() ?? {}
    await expect([width, height]).toEqual([360, 40])
    await expect(handles[0]).toHaveAccessibleName('Drag to the end')
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      '',
      'Checking…',
      'Passed',
      '',
      '',
    ])
    await expect(positions()).toEqual(['0%', '100%', '100%', '0%', '0%'])
    // The handle can only be moved in the ready and failed states.
    await expect(handles[1]).toHaveAttribute('aria-disabled', 'true')
    for (const handle of handles) await slideTo(handle, 160)
    await expect(positions()).toEqual(['50%', '100%', '100%', '50%', '0%'])
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
})

export const Completed = meta.story({
  name: 'Reports the handle’s positions over time when completed',
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

export const MovedBack = meta.story({
  name: 'Not completed if the handle is moved back just in time',
  tags: ['timing', 'no-screenshot'],
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('slider')
    await slideTo(handle, 320)
    await slideTo(handle, 304)
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(args.onComplete).not.toHaveBeenCalled()
    await expect(handle).toHaveAttribute('aria-valuetext', '95%')
  },
})

export const StoppedEarly = meta.story({
  name: 'Stopped too early: the handle returns to the start, and a message says how far to drag',
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
