import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/primitives/button.tsx'
import { easing, motion } from '../../src/theme/tokens.ts'
import { Group, Sheet, Specimen } from './specimen.tsx'

function Motion() {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <Sheet
      title="Motion"
      intro="Elements enter and leave in 120 to 200 ms, with an ease-out curve. Motion is never merely decorative, and there is none if the user prefers reduced motion. Loading indicators appear after 300 ms."
    >
      <Button variant="quiet" onClick={() => setIsMoved(!isMoved)}>
        Move
      </Button>
      <Group title="Duration" minWidth={280}>
        {Object.entries(motion).map(([name, transitionDuration]) => (
          <Specimen key={name} name={name} value={`${transitionDuration}, ${easing.out}`}>
            <div
              style={{
                width: 48,
                height: 48,
                borderRadius: '24px 24px 8px 8px',
                background: 'var(--accent-mark)',
                transitionProperty: 'transform',
                transitionTimingFunction: easing.out,
                transitionDuration,
                transform: isMoved ? 'translateX(200px)' : 'none',
              }}
            />
          </Specimen>
        ))}
      </Group>
    </Sheet>
  )
}

const meta = preview.meta({ title: 'Foundations/Motion', component: Motion })

export const Default = meta.story({
  name: 'Durations',
  play: async ({ canvas, userEvent }) => {
    const sample = canvas.getByText('slow').previousElementSibling
    const leftBefore = sample?.getBoundingClientRect().left ?? 0
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(sample?.getBoundingClientRect().left).toBe(leftBefore + 200))
  },
})
