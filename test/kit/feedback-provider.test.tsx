// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFeedback } from '../../src/kit/feedback/index.tsx'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from './page-wrapper.tsx'

const handleAnswer = vi.fn<(question: string, isYes: boolean) => void>()

/** Renders a button that asks two questions at once. The second question waits for the first. */
function AskButton() {
  const feedback = useFeedback()
  const ask = async (title: string) =>
    handleAnswer(title, await feedback.ask({ title, confirmLabel: 'Yes', cancelLabel: 'No' }))
  return (
    <button type="button" onClick={() => void Promise.all([ask('First?'), ask('Second?')])}>
      Ask
    </button>
  )
}

beforeEach(() => {
  handleAnswer.mockReset()
  // This exit animation keeps a closing alert mounted, so that its button can be clicked again.
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '[data-state=closed] { animation-name: leave }'
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

function endExitAnimation(element: Element | null) {
  if (element) fireEvent(element, Object.assign(createEvent.animationEnd(element), { animationName: 'leave' }))
}

test('WID-09 keeps the next alert open after a second click on a closing alert', async () => {
  render(<AskButton />, { wrapper: createPageWrapper(fakeHost(), { hasFeedback: true }) })
  fireEvent.click(screen.getByText('Ask'))
  const firstAlert = await screen.findByRole('alertdialog', { name: 'First?' })
  const yesButton = screen.getByText('Yes')
  fireEvent.click(yesButton)
  expect(firstAlert.dataset.state).toBe('closed')
  fireEvent.click(yesButton)
  endExitAnimation(firstAlert.parentElement)
  endExitAnimation(firstAlert)
  await screen.findByRole('alertdialog', { name: 'Second?' })
  expect(handleAnswer.mock.calls).toEqual([['First?', true]])
  fireEvent.click(screen.getByText('No'))
  await waitFor(() => expect(handleAnswer).toHaveBeenLastCalledWith('Second?', false))
  expect(handleAnswer).toHaveBeenCalledTimes(2)
})
