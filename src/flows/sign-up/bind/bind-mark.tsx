import { useBrand } from '../../../primitives/brand/brand.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import { AccountGlyph } from '../../../primitives/third-party-glyphs.tsx'
import type { Third } from '../../../widgets/third-parties/index.ts'

/** Two icons joined by a line: the two accounts about to be linked. */
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
