import type { ComponentType } from 'react'

/** Shows a story at the width of a form column. */
export function inColumn(Story: ComponentType) {
  return (
    <div style={{ maxWidth: 400 }}>
      <Story />
    </div>
  )
}
