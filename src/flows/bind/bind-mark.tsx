import { useBrand } from '../../primitives/brand.tsx'
import { IconTile } from '../../primitives/icon-tile.tsx'
import { AccountGlyph } from '../../primitives/third-party-glyphs.tsx'
import type { Third } from '../third-parties/index.ts'

/** Two arches on one line: what is about to be bound to what. */
export function BindMark({ third }: { third?: Third }) {
  const { Mark } = useBrand()
  const Glyph = third?.Glyph ?? AccountGlyph
  return (
    <span aria-hidden="true" className="flex items-end">
      <IconTile>
        <Glyph className="size-5" />
      </IconTile>
      <span className="w-6 border-t border-strong" />
      <IconTile tone="accent">
        <Mark className="size-5 text-default" />
      </IconTile>
    </span>
  )
}
