import type { ComponentType } from 'react'

/** Shows a story in a form's column. */
export function inColumn(Story: ComponentType) {
  return (
    <div style={{ maxWidth: 400 }}>
      <Story />
    </div>
  )
}
