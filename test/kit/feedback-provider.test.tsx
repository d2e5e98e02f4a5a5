// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFeedback } from '../../src/kit/feedback/index.tsx'
import { fakeHost } from '../host/fake-host.ts'
import { inPage } from './in-page.tsx'

const answers = vi.fn<(question: string, isYes: boolean) => void>()

/** Asks two questions at once, so that the second waits for the first. */
function Asking() {
  const feedback = useFeedback()
  const ask = async (title: string) => answers(title, await feedback.ask({ title, yes: 'Yes', no: 'No' }))
  return (
    <button type="button" onClick={() => void Promise.all([ask('First?'), ask('Second?')])}>
      Ask
    </button>
  )
}

beforeEach(() => {
  answers.mockReset()
  // The alert stays for its exit animation, so its button can be clicked again.
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '[data-state=closed] { animation-name: leave }'
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

/** Ends the exit animation of an element. */
function leave(element: Element | null) {
  if (element) fireEvent(element, Object.assign(createEvent.animationEnd(element), { animationName: 'leave' }))
}

test('WID-09 a second click on a closing alert does not close the next one', async () => {
  render(<Asking />, { wrapper: inPage(fakeHost(), { hasFeedback: true }) })
  fireEvent.click(screen.getByText('Ask'))
  const first = await screen.findByRole('alertdialog', { name: 'First?' })
  const yes = screen.getByText('Yes')
  fireEvent.click(yes)
  expect(first.dataset.state).toBe('closed')
  fireEvent.click(yes)
  leave(first.parentElement)
  leave(first)
  await screen.findByRole('alertdialog', { name: 'Second?' })
  expect(answers.mock.calls).toEqual([['First?', true]])
  fireEvent.click(screen.getByText('No'))
  await waitFor(() => expect(answers).toHaveBeenLastCalledWith('Second?', false))
  expect(answers).toHaveBeenCalledTimes(2)
})
