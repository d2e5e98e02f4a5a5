import { fireEvent } from 'storybook/test'

/** Drags a slider's handle to a share of the track's width, and releases the handle. */
export async function dragTo(handle: HTMLElement, share: number): Promise<void> {
  const track = handle.parentElement
  const knob = track?.querySelector('[aria-hidden]:last-child')
  if (!track || !knob) throw new Error('The slider has no handle.')
  const { left, width } = track.getBoundingClientRect()
  const box = knob.getBoundingClientRect()
  const from = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, pointerId: 1, button: 0 }
  // Browsers cannot capture a synthetic pointer.
  Object.assign(knob, { setPointerCapture: () => undefined })
  await fireEvent.pointerDown(knob, from)
  await fireEvent.pointerMove(knob, { ...from, clientX: left + width * share })
  await fireEvent.pointerUp(knob, { ...from, clientX: left + width * share })
}
