import type { PageFrameProps } from '../../../primitives/page-frame.tsx'

export type RegisterLayoutProps = Pick<
  PageFrameProps,
  'mark' | 'title' | 'step' | 'intro' | 'footnote' | 'length' | 'children'
>
