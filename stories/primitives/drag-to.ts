import { fireEvent } from 'storybook/test'

/** Drags a slider's handle to a fraction of the track's width, and releases the handle. */
export async function dragTo(slider: HTMLElement, fraction: number): Promise<void> {
  const track = slider.parentElement
  const handle = track?.querySelector('[aria-hidden]:last-child')
  if (!track || !handle) throw new Error('The slider has no handle.')
  const { left, width } = track.getBoundingClientRect()
  const box = handle.getBoundingClientRect()
  const start = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, pointerId: 1, button: 0 }
  // Browsers cannot capture a synthetic pointer, so stub the method.
  Object.assign(handle, { setPointerCapture: () => undefined })
  await fireEvent.pointerDown(handle, start)
  await fireEvent.pointerMove(handle, { ...start, clientX: left + width * fraction })
  await fireEvent.pointerUp(handle, { ...start, clientX: left + width * fraction })
}
