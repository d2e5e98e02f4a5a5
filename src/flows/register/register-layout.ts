import type { PageFrameProps } from '../../primitives/page-frame.tsx'

/** The page around a registration takes the parts that it places. */
export type RegisterLayoutProps = Pick<
  PageFrameProps,
  'mark' | 'title' | 'step' | 'intro' | 'footnote' | 'length' | 'children'
>
