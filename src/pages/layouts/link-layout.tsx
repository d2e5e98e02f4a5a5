import { LinkQuestion } from '../../widgets/link-question/index.tsx'
import { EntryLayout, type EntryLayoutProps } from './entry-layout.tsx'

/** The layout of a screen that a link opens and that logs in. If somebody is already logged in, asks them first. */
export function LinkLayout(props: EntryLayoutProps) {
  return (
    <EntryLayout {...props}>
      <LinkQuestion effect="replaces">{props.children}</LinkQuestion>
    </EntryLayout>
  )
}
