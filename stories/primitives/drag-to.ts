import { fireEvent } from 'storybook/test'

/** Drags a slider's handle to a fraction of the track's width, and releases the handle. */
export async function dragTo(handle: HTMLElement, fraction: number): Promise<void> {
  const track = handle.parentElement
  const knob = track?.querySelector('[aria-hidden]:last-child')
  if (!track || !knob) throw new Error('The slider has no handle.')
  const { left, width } = track.getBoundingClientRect()
  const box = knob.getBoundingClientRect()
  const start = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, pointerId: 1, button: 0 }
  // Browsers cannot capture a synthetic pointer, so replace the method.
  Object.assign(knob, { setPointerCapture: () => undefined })
  await fireEvent.pointerDown(knob, start)
  await fireEvent.pointerMove(knob, { ...start, clientX: left + width * fraction })
  await fireEvent.pointerUp(knob, { ...start, clientX: left + width * fraction })
}
