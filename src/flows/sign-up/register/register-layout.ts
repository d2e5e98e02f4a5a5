import type { PageFrameProps } from '../../../primitives/page-frame.tsx'

/** Props of the page layout around a registration. */
export type RegisterLayoutProps = Pick<
  PageFrameProps,
  'mark' | 'title' | 'step' | 'intro' | 'footnote' | 'length' | 'children'
>
