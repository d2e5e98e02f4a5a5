import { ShieldX } from 'lucide'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'

/** Icon of a login that has ended. */
export function EndedMark() {
  return (
    <IconTile tone="warning">
      <Icon of={ShieldX} size="lg" />
    </IconTile>
  )
}
