import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { installTapGuard } from '../../src/host/tap-guard.ts'
import { useTranslations } from '../../src/i18n/translations.tsx'
import { Button } from '../../src/primitives/button.tsx'

/** Shows a page with the guard, and counts the clicks that the guard does not block. */
function GuardedPage() {
  const { t } = useTranslations()
  const [clicks, setClicks] = useState(0)
  useEffect(() => installTapGuard(window), [])
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Button onClick={() => setClicks((count) => count + 1)}>{t('login.submit')}</Button>
      <Button variant="quiet" onClick={() => setClicks((count) => count + 1)}>
        {t('dialog.ok')}
      </Button>
      <output>{clicks}</output>
    </div>
  )
}

const about = `
On mobile pages, ignores taps with several fingers, and taps within 300 ms of the previous tap.

- **When to use**: never directly. Every page's entry script installs the guard if \`is_mobile\` is set.
- **Anatomy**: the guard renders nothing. It blocks the click that follows a touch, never the touch itself, so pinch zoom, scrolling and text selection still work. A second tap is blocked even on another target, since the page may have changed after the first tap. A blocked tap restarts the 300 ms period.
- **Exceptions**: clicks without touch (keys, assistive technology, scripts, a mouse); text fields, where a double tap selects a word; the options of a list, such as the country list, where a second tap only repeats the choice.
- **Keyboard**: not affected.
- **Content**: none.
`

const meta = preview.meta({
  id: 'widgets-tapguard',
  title: 'Widgets/Tap guard',
  component: GuardedPage,
  tags: ['autodocs', 'widget'],
  parameters: {
    layout: 'padded',
    page: { path: '/login', isMobile: true },
    docs: { description: { component: about } },
  },
})

// AC-5
export const WithoutTouch = meta.story({
  name: 'Clicks without touch are never blocked',
  play: async ({ canvas, t, userEvent }) => {
    const submit = canvas.getByRole('button', { name: t('login.submit') })
    submit.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    submit.click()
    submit.click()
    await expect(await canvas.findByText('4')).toBeVisible()
  },
})
